import { invalid } from '#kernel/errors.ts';

export const motivoNaoCabe = () =>
  invalid('prorrogacao.motivo-nao-cabe', 'Este motivo não vale para este tipo de manifestação.', {
    campos: { idMotivoProrrogacao: 'Este motivo não vale para este tipo de manifestação.' },
  });
