/** How far a delivery may have come, in the order in which it comes. */
export const deliverySteps = ['placed', 'confirmed', 'on_its_way', 'delivered', 'cancelled'] as const;
export type DeliveryStep = (typeof deliverySteps)[number];

/** Its customer may cancel it from here. */
export const canCancelFrom: readonly DeliveryStep[] = ['placed', 'confirmed'];
