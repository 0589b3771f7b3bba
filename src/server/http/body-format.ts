import type { Endpoint } from '#kernel/endpoint.ts';

const JSON_BODY = [
  /^(?!(application\/(x-www-form-urlencoded|octet-stream)|multipart\/form-data|text\/plain)\b)/i,
  'Envie o conteúdo em JSON (application/json).',
] as const;
const FORM_BODY = [
  /^application\/x-www-form-urlencoded\b/i,
  'Envie os campos como formulário (application/x-www-form-urlencoded).',
] as const;
const RAW_BODY = [
  /^application\/octet-stream\b/i,
  'Envie os bytes do arquivo (application/octet-stream).',
] as const;
const MULTIPART_BODY = [
  /^multipart\/form-data\b/i,
  'Envie o arquivo e os campos como formulário (multipart/form-data).',
] as const;

/** How the body of a call has to come, and the sentence for one that comes otherwise. */
export const bodyOf = ({ formulario, corpoCru, comArquivo }: Endpoint) => {
  if (corpoCru) return RAW_BODY;
  if (comArquivo) return MULTIPART_BODY;
  return formulario ? FORM_BODY : JSON_BODY;
};
