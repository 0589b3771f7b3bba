import { conflict, forbidden, invalid, notFound } from '#kernel/errors.ts';

export const filaDeTriagem = () =>
  forbidden('tratamento.sem-triagem', 'A triagem é feita pelo gestor e pelo respondente da ouvidoria.');

export const responsavelNaoAnalisa = () =>
  invalid(
    'tratamento.responsavel-nao-analisa',
    'Escolha uma pessoa que analisa manifestações no órgão em que esta está.',
  );

export const filtroNaoEncontrado = () =>
  notFound('tratamento.filtro-nao-encontrado', 'Este filtro não existe mais.');

export const nomeDeFiltroRepetido = () =>
  conflict('tratamento.nome-de-filtro-repetido', 'Você já tem um filtro com este nome. Escolha outro nome.');

export const filtrosDemais = (maximo: number) =>
  conflict(
    'tratamento.filtros-demais',
    `Você já guardou ${maximo} filtros. Apague um que não usa mais para guardar outro.`,
  );

export const soEmTempoReal = () =>
  invalid(
    'tratamento.so-em-tempo-real',
    'Este endereço só entrega eventos em tempo real (text/event-stream).',
  );
