/** How far a delivery may have come, in the order in which it comes. */
export const deliverySteps = ['placed', 'confirmed', 'on_its_way', 'delivered', 'cancelled'] as const;
export type DeliveryStep = (typeof deliverySteps)[number];

/** A step as it was written down; another text is no delivery of ours. */
export function deliveryStep(text: string): DeliveryStep {
  const step = deliverySteps.find(each => each === text);
  if (!step) throw new Error(`no delivery is ever ${text}`);
  return step;
}

/** Its customer may cancel it from here. */
export const canCancelFrom: readonly DeliveryStep[] = ['placed', 'confirmed'];
