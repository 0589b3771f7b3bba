import { conflict, forbidden, invalid, notFound } from '#kernel/errors.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';

/** Also the answer to people who may not know of it. */
export const incidenteNaoEncontrado = () =>
  notFound('incidente.nao-encontrado', 'Incidente de correção não encontrado.');

export const naoJulgaOIncidente = () =>
  forbidden('incidente.nao-julga', 'Quem responde a este incidente é a autoridade que decidiu o recurso.');
export const jaProrrogado = () =>
  conflict('incidente.ja-prorrogado', 'O prazo de cumprimento desta decisão já foi prorrogado uma vez.');
export const semDataDeEntrega = () =>
  conflict('incidente.sem-data-de-entrega', 'A decisão não marcou data de entrega: não há o que prorrogar.');
export const prorrogacaoTardia = () =>
  conflict(
    'incidente.prorrogacao-tardia',
    'O último dia a que este prazo podia ser prorrogado já passou. Responda ao incidente.',
  );

const dataInvalida = (code: string, message: string) =>
  invalid(code, message, { campos: { dataEntrega: message } });

export const dataNoPassado = (hoje: PlainDate) =>
  dataInvalida('incidente.data-no-passado', `Escolha hoje, ${formatData(hoje)}, ou um dia depois.`);
export const dataNaoProrroga = (atual: PlainDate) =>
  dataInvalida(
    'incidente.data-nao-prorroga',
    `Escolha um dia depois de ${formatData(atual)}, o prazo atual.`,
  );
export const dataTardia = (limite: PlainDate) =>
  dataInvalida('incidente.data-tardia', `Escolha um dia até ${formatData(limite)}, o último possível.`);
export const entregaJaProrrogada = () =>
  dataInvalida(
    'incidente.entrega-ja-prorrogada',
    'O prazo de cumprimento desta decisão já foi prorrogado uma vez.',
  );
export const dataSemAcolhimento = () =>
  dataInvalida('incidente.data-sem-acolhimento', 'A data de entrega só muda quando o incidente é acolhido.');
