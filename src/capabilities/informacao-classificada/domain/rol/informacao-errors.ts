import { versaoMudou } from '#kernel/ato/versao-mudou.ts';
import { conflict, forbidden, invalid, notFound } from '#kernel/errors.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { ANOS_DO_SIGILO } from '#kernel/prazo/prazos-da-lei.ts';
import { formatData } from '#kernel/texto.ts';
import { type Grau, nomeDoGrau } from '../grau.ts';

const campoErrado = (code: string, campo: string, message: string) =>
  invalid(code, message, { campos: { [campo]: message } });

export const informacaoNaoEncontrada = () =>
  notFound('classificada.nao-encontrada', 'Informação classificada não encontrada.');
export const naoCuidaDoRol = () =>
  forbidden('classificada.outro-orgao', 'Só o órgão que classificou cuida do rol dele.');
export const informacaoMudou = (versao: number) => versaoMudou('classificada.mudou', { versao });
export const nupInvalido = () =>
  campoErrado(
    'classificada.nup-invalido',
    'nup',
    'Escreva os 17 dígitos do processo, como 23546.000001/2026-30. Confira os dois últimos.',
  );
export const nupRepetido = () =>
  conflict('classificada.nup-repetido', 'Este processo já está no rol do órgão.', {
    campos: { nup: 'Este processo já está no rol do órgão.' },
  });
export const classificadaAntesDeProduzida = () =>
  campoErrado(
    'classificada.antes-da-producao',
    'dataClassificacao',
    'A classificação não pode ser anterior à produção da informação.',
  );
export const classificadaNoFuturo = () =>
  campoErrado('classificada.no-futuro', 'dataClassificacao', 'A classificação não pode ser no futuro.');
export const termoAntesDaClassificacao = () =>
  campoErrado('classificada.termo-antes', 'termo', 'O sigilo não pode terminar antes da classificação.');
/** Lei 12.527/2011, art. 24 § 1º. */
export const termoLongo = (grau: Grau, maximo: PlainDate) =>
  campoErrado(
    'classificada.termo-longo',
    'termo',
    `Informação ${nomeDoGrau[grau].toLowerCase()} fica em sigilo no máximo ${ANOS_DO_SIGILO[grau]} anos da produção: até ${formatData(maximo)}.`,
  );
