import { expect, it } from 'vitest';
import { refuseGuessable } from './guessable-passwords.ts';

const names = ['Adaeze', 'Okafor', 'ada_okafor', 'ada.okafor@example.com'];
const isRefused = (password: string) => {
  try {
    refuseGuessable(password, names);
    return false;
  } catch {
    return true;
  }
};

it('a common password is refused in whatever case it is written', () => {
  for (const password of ['Password1', 'PASSWORD1x'.slice(0, 9), 'Qwerty123', 'Passw0rd', 'Welcome1']) {
    expect(isRefused(password), password).toBe(true);
  }
});

it('so is one that is a name of the customer’s own with a little around it', () => {
  for (const password of ['Adaeze1', 'Okafor2024', 'ada_Okafor1', '1Okafor!', 'Ada.okafor9']) {
    expect(isRefused(password), password).toBe(true);
  }
});

it('and one that only holds a name within a long sentence is not', () => {
  for (const password of ['Correct1horse', 'MyAuntOkaforSells7Yams', 'xK9#mQ2vLp']) {
    expect(isRefused(password), password).toBe(false);
  }
});
