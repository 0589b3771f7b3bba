import { conflict, invalid, notFound } from '#kernel/errors.ts';

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
