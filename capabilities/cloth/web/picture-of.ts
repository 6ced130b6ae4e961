/** A drawing as pixels, of the size that it says of itself. */
export async function pictureOf(svg: Blob): Promise<Blob> {
  const url = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const made = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
    if (!made) throw new Error('this browser makes no picture of it');
    return made;
  } finally {
    URL.revokeObjectURL(url);
  }
}
