import sharp from 'sharp';

// The process of the images: a picture comes in, a JPEG goes out, or nothing does. Plain JavaScript, because a process
// without a compiler cannot strip types either.

// Of all the formats the library reads, only these two may ever reach a decoder: the others are attack surface.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** As was checked before it came here, for the decoder's own idea of how large the picture is. */
const pixelsMax = 50_000_000;

function redraw({ bytes, side, shape }) {
  return (
    sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 })
      // As it was held, before the note that says so is dropped with all the others.
      .autoOrient()
      .resize(side, side, { fit: shape === 'square' ? 'cover' : 'inside', withoutEnlargement: shape === 'whole' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer()
  );
}

process.on('message', order => {
  redraw(order).then(
    jpeg => process.send({ jpeg }),
    // Whatever the library has against a picture is nothing its sender needs to know.
    () => process.send({}),
  );
});
// The parent is gone.
process.on('disconnect', () => process.exit(0));
