import { useMessages } from '@wura/browser/messages';
import { Button } from '@wura/ui/button';
import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import { sessionMessages } from './messages.ts';
import { signOut } from './sign-in.ts';

/** The way out, wherever a screen offers it. */
export default function SignOut() {
  const words = useMessages(sessionMessages);
  const navigate = useNavigate();

  function leave() {
    signOut();
    void navigate('/login', { replace: true });
  }

  return (
    <Button look="line" isWide icon={<LogOut />} onClick={leave}>
      {words.signOut}
    </Button>
  );
}
