import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  twoFactorMessages: {
    title: "Two-factor log in",
    lead: "Apart from your password, log in go ask for code from app for your phone. Even if person know your password, e no go open anything.",
    loading: "E dey load...",
    failed: "Dis one no gree load.",
    retry: "Try again",
    since: day => `E dey on since: ${day}`,
    codesLeft: count => (count === 1 ? '1 backup code remain' : `${count} backup codes remain`),
    codesFew: "Make new backup codes before dem finish.",
    turnOn: "Turn on",
    turnOff: "Turn off",
    newCodes: "New backup codes",
    passwordLead: "Your password first, make nobody else set dis one up.",
    continue: "Continue",
    checking: "We dey check...",
    scanTitle: "Add Wura to your app",
    scanLead:
      "Open authenticator app, like Google Authenticator, Aegis or 1Password, and scan dis one.",
    scanAlt: "QR code wey your authenticator app go scan",
    typeInstead: "Or type dis key for inside:",
    openApp: "Open my authenticator app",
    copy: "Copy",
    copyKey: "Copy di key",
    copied: "E don copy",
    code: "Code wey di app dey show",
    confirm: "Turn on",
    codesTitle: "Keep your backup codes",
    codesLead:
      "Each one go open your account one time if your phone loss. Na only now dem dey show: write dem down, or keep di file where your phone no dey.",
    copyCodes: "Copy di backup codes",
    save: "Save am as file",
    fileHead: "Wura backup codes. Each one dey work one time.",
    kept: "I don keep dem",
    isOn: "Two-factor log in dey on",
    offLead: "After dat, na only your password go open your account again.",
    isOff: "Two-factor log in dey off",
    newCodesLead: "Di codes wey you get now no go open anything again.",
  },
} satisfies Translations<typeof english>;
