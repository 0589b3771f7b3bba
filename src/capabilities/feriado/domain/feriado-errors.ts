import { conflict, invalid, notFound } from '#kernel/errors.ts';
import { parseIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import { type DiaFechado, expedienteDe, nomesDosExpedientes } from './feriado.ts';

export const feriadoNaoEncontrado = () => notFound('feriado.nao-encontrado', 'Feriado não encontrado.');

export const feriadoMudou = () =>
  conflict(
    'feriado.mudou',
    'Outra pessoa alterou este feriado enquanto você o editava. Confira como ele ficou e tente de novo.',
  );

/** What was confirmed is no longer what would happen. */
export const calendarioMudou = () =>
  conflict(
    'feriado.calendario-mudou',
    'O calendário mudou depois que você conferiu a prévia. Confira de novo antes de confirmar.',
  );

export const jaExiste = () =>
  conflict('feriado.ja-existe', 'Já existe um feriado neste dia, com a mesma abrangência e no mesmo lugar.');

/** The offices of a place cannot be both closed and open for a part of the same day. */
export const outroExpediente = (outro: DiaFechado) => {
  const dia = parseIsoDate(outro.data);
  const expediente = nomesDosExpedientes[expedienteDe(outro)].toLowerCase();
  return conflict(
    'feriado.outro-expediente',
    `Em ${dia ? formatData(dia) : outro.data}, com a mesma abrangência e no mesmo lugar, já existe ${outro.descricao} (${expediente}). Um dia não pode ter os dois: altere ou remova o que já existe.`,
  );
};

export const jaRemovido = () => conflict('feriado.ja-removido', 'Este feriado já foi removido.');
export const naoRemovido = () => conflict('feriado.nao-removido', 'Este feriado não está removido.');

export const nadaAMudar = () =>
  conflict('feriado.nada-a-mudar', 'Nada muda: os dados são os que já estão guardados.');

export const nadaAImportar = () =>
  conflict('feriado.nada-a-importar', 'Escolha ao menos um feriado que ainda não esteja no calendário.');

export const lugarInexistente = (campo: 'idMunicipio' | 'idOuvidoria') => {
  const message = campo === 'idMunicipio' ? 'Município não encontrado.' : 'Órgão não encontrado.';
  return invalid('feriado.lugar-inexistente', message, { campos: { [campo]: message } });
};
