/** Two short tones. Browsers play nothing before the page was touched, and that is how it should be. */
export function chime(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  const at = audio.currentTime;
  [659.25, 880].forEach((pitch, turn) => {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const start = at + turn * 0.12;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.4);
    if (turn === 1) tone.addEventListener('ended', () => void audio.close());
  });
}
