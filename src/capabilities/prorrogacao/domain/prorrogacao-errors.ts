import { conflict, invalid } from '#kernel/errors.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';

export const prorrogacaoForaDoPrazo = (prazo: PlainDate, acesso: boolean) =>
  conflict(
    'prorrogacao.fora-do-prazo',
    acesso
      ? `O prazo terminou em ${formatData(prazo)}. No acesso à informação, a prorrogação precisa ser comunicada antes do fim do prazo.`
      : `O prazo terminou em ${formatData(prazo)} e não pode mais ser prorrogado.`,
  );

export const motivoNaoCabe = () =>
  invalid('prorrogacao.motivo-nao-cabe', 'Este motivo não vale para este tipo de manifestação.', {
    campos: { idMotivoProrrogacao: 'Este motivo não vale para este tipo de manifestação.' },
  });
