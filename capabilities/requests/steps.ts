/** How far a request may have come. */
export const requestSteps = [
  'submitted',
  'in_review',
  'needs_information',
  'accepted',
  'completed',
  'declined',
  'withdrawn',
] as const;
export type RequestStep = (typeof requestSteps)[number];

/** A step as it was written down; another text is no request of ours. */
export function requestStep(text: string): RequestStep {
  const step = requestSteps.find(each => each === text);
  if (!step) throw new Error(`no request is ever ${text}`);
  return step;
}

/** Where staff may move it. */
export const byStaff: Readonly<Record<RequestStep, readonly RequestStep[]>> = {
  submitted: ['in_review', 'declined'],
  in_review: ['needs_information', 'accepted', 'declined'],
  needs_information: ['in_review', 'declined'],
  accepted: ['completed', 'declined'],
  completed: [],
  declined: [],
  withdrawn: [],
};

/** Where its customer may: out of it as long as nothing is decided, and on by answering what was asked. */
export const byCustomer: Readonly<Record<RequestStep, readonly RequestStep[]>> = {
  submitted: ['withdrawn'],
  in_review: ['withdrawn'],
  needs_information: ['in_review', 'withdrawn'],
  accepted: [],
  completed: [],
  declined: [],
  withdrawn: [],
};

export const isOpen = (step: RequestStep): boolean => byStaff[step].length > 0;
export const openSteps = requestSteps.filter(isOpen);
export const canWithdraw = (step: RequestStep): boolean => byCustomer[step].includes('withdrawn');
