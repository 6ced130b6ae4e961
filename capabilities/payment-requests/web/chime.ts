let speaker: AudioContext | undefined;

/** Browsers let a page sound only after a press: called by the press that shows the code, long before the money comes. */
export function warmChime(): void {
  speaker ??= typeof AudioContext === 'function' ? new AudioContext() : undefined;
  // Where it may not sound it stays silent: the green screen says the same.
  void speaker?.resume().catch(() => undefined);
}

/** Two rising notes: the money is in the wallet. */
export function chime(): void {
  if (speaker?.state !== 'running') return;
  const at = speaker.currentTime;
  note(speaker, { hertz: 660, at, lastsSeconds: 0.18 });
  note(speaker, { hertz: 990, at: at + 0.16, lastsSeconds: 0.4 });
}

function note(
  on: AudioContext,
  { hertz, at, lastsSeconds }: { hertz: number; at: number; lastsSeconds: number },
): void {
  const voice = on.createOscillator();
  const loudness = on.createGain();
  voice.frequency.value = hertz;
  loudness.gain.setValueAtTime(0.35, at);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + lastsSeconds);
  voice.connect(loudness).connect(on.destination);
  voice.start(at);
  voice.stop(at + lastsSeconds);
}
