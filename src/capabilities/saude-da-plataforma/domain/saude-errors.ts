import { forbidden } from '#kernel/errors.ts';

export const soQuemMonitora = () =>
  forbidden(
    'saude.so-quem-monitora',
    'A saúde da plataforma é vista por quem a administra e pela autoridade que monitora os órgãos.',
  );
