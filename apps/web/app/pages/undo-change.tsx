import { undoMessages } from '@wura/contact-details/web/undo-messages';
import { UndoScreen } from '@wura/contact-details/web/undo-screen';
import { titled } from '../page-title.ts';

export const meta = () => titled(undoMessages);

export default UndoScreen;
