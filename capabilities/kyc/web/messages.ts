import { catalogue, translated } from '@wura/browser/messages';
import { kycRefusals, kycReasons } from '../refusals.ts';
import { kycFaults } from '../rules.ts';

export const kycMessages = catalogue({
  title: 'KYC Verification',
  gateLead: 'Finish verification to raise your limits.',
  openMeanwhile: 'Meanwhile you can use the other screens within your present limits.',
  fees: 'Fees',
  help: 'Help',
  loading: 'Loading verification...',
  checkFailed: 'Failed to check KYC status.',
  submitFailed: 'Failed to submit KYC.',
  retry: 'Retry',
  dismiss: 'Dismiss',
  continueToWallet: 'Continue to your wallet',
  submitted: 'We have your documents',
  submittedText: 'Thank you. This closes by itself in a moment.',
  sentOn: (date: string) => `Sent ${date}`,
  queue: (ahead: number) =>
    ahead === 0 ? 'You are next.' : ahead === 1 ? 'One person is before you.' : `${ahead} people are before you.`,
  dueBy: (date: string) => `We decide by ${date}.`,
  late: 'This takes longer than we said. You need to do nothing: we write to you when it is decided.',
  status: {
    pending: { title: 'Pending', text: 'Your documents are being reviewed, usually 1-3 business days.' },
    under_review: { title: 'Under review', text: 'Your documents are currently being reviewed by our team.' },
    approved: { title: 'Approved', text: 'You can now access all features.' },
    rejected: { title: 'Not accepted yet', text: 'Please review the feedback and resubmit.' },
  },
  stayNote: 'You can leave this page. We will notify you when it is decided.',
  feedback: 'What our team says',
});

export const identityMessages = catalogue({
  title: 'One number is missing',
  lead: 'Your documents are approved. Before money can move in or out, we check your BVN or your NIN.',
  bvn: 'BVN',
  bvnHelper: '11 digits. Dial *565*0# from the phone number that your bank knows.',
  nin: 'NIN',
  ninHelper: '11 digits. Dial *346# from the phone number that you registered.',
  check: 'Check my number',
  checking: 'Checking...',
  failed: 'Your number could not be checked. Please try again.',
  dismiss: 'Dismiss',
});

export const formMessages = catalogue({
  steps: 'Steps',
  stepNames: { details: 'Details', id: 'ID', documents: 'Documents' },
  stepDone: 'done',
  stepOf: (step: number, name: string) => `Step ${step} of 3: ${name}`,
  full_name: 'Full name',
  fullNameHelper: 'As it stands on your ID',
  date_of_birth: 'Date of birth',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  address: 'Address',
  addressHelper: 'House number, street, area and city',
  id_type: 'Type of ID',
  chooseType: 'Choose a type',
  idTypes: {
    national_id: 'National ID',
    drivers_license: 'Driver’s licence',
    passport: 'Passport',
    voters_card: 'Voter’s card',
  },
  id_number: 'ID number',
  bvn: 'BVN (optional)',
  bvnHelper: 'It lets us confirm your name with the register at once. It shows us none of your bank accounts.',
  id_document_front: 'Front of your ID',
  id_document_back: 'Back of your ID (optional)',
  selfie_image: 'Selfie',
  fileHelper: 'JPEG, JPG or PNG under 5MB',
  selfieHelper: 'Your face, in good light and without a hat or sunglasses',
  kept: 'Kept from last time',
  fileSize: (kilobytes: string) => `${kilobytes} KB`,
  choose: 'Choose file',
  takePhoto: 'Take photo',
  replace: 'Replace',
  remove: 'Remove',
  missing: (fields: string) => `Please fill in all required fields: ${fields}`,
  draftNote: 'Your entries are kept on this device until you sign out. Files and numbers are not.',
  back: 'Back',
  next: 'Continue',
  submit: 'Submit for review',
  submitting: 'Submitting...',
  reason: (reason: string) => `Last time: ${reason}`,
});

export const cameraMessages = catalogue({
  titles: { face: 'Take a selfie', card: 'Photograph your ID' },
  hints: {
    face: 'Hold your face inside the oval and look at the camera.',
    card: 'Fit the whole document into the frame, without glare.',
  },
  close: 'Close',
  shoot: 'Take the photo',
  retake: 'Retake',
  use: 'Use photo',
  denied: 'Unable to access camera. Please allow camera access.',
  upload: 'Upload instead',
});

translated(
  { identityMessages, kycMessages, formMessages, cameraMessages },
  {
    fr: () => import('./messages.fr.ts'),
    es: () => import('./messages.es.ts'),
    pcm: () => import('./messages.pcm.ts'),
    ha: () => import('./messages.ha.ts'),
    yo: () => import('./messages.yo.ts'),
    ig: () => import('./messages.ig.ts'),
  },
  { ...kycRefusals, ...kycReasons, ...kycFaults },
);
