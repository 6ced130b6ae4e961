import { addStaff, endStaff } from '@wura/app-server/staff';
import { withDatabase } from './with-database.ts';

// `npm run staff -- add <e-mail> <role> <name>` lets an operator in at the console; `end <e-mail>` shuts them out.

const [deed, email = '', role = '', ...name] = process.argv.slice(2);

await withDatabase(async config => {
  if (deed === 'add') {
    const { password, totpAddress } = await addStaff(config, { email, role, name: name.join(' ') });
    console.log(
      `${email} may sign in as ${role}. Shown this once:\n  password       ${password}\n  authenticator  ${totpAddress}`,
    );
  } else if (deed === 'end') {
    await endStaff(config, email);
    console.log(`${email} is out.`);
  } else {
    throw new Error('say `add <e-mail> <support|compliance|finance|admin> <name>` or `end <e-mail>`');
  }
});
