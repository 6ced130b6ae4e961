import { applyTheme, savedTheme } from '@wura/ui/theme';

applyTheme(savedTheme());
