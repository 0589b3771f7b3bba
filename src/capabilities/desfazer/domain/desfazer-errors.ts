import { SEGUNDOS_PARA_DESFAZER } from '#kernel/ato/desfazer.ts';
import { conflict } from '#kernel/errors.ts';

export const nadaADesfazer = () =>
  conflict('desfazer.nada', 'Não há o que desfazer: só quem acabou de agir pode desfazer o que fez.');

export const jaDesfeito = () => conflict('desfazer.ja-desfeito', 'Isto já foi desfeito.');

export const tardeParaDesfazer = () =>
  conflict(
    'desfazer.tarde',
    `Não dá mais para desfazer: passaram os ${SEGUNDOS_PARA_DESFAZER} segundos e os avisos já saíram.`,
  );

export const outroAgiu = () =>
  conflict(
    'desfazer.caso-mudou',
    'Não dá mais para desfazer: houve outro passo nesta manifestação depois do seu.',
  );

export const jaLida = () =>
  conflict('desfazer.ja-lida', 'Não dá mais para desfazer: quem registrou já abriu a manifestação e leu.');
