import { conflict, DomainError, tooMany } from '#kernel/errors.ts';

const emPalavras = (segundos: number): string =>
  segundos > 90
    ? `${Math.ceil(segundos / 60)} minutos`
    : segundos === 1
      ? '1 segundo'
      : `${segundos} segundos`;

export const semLugar = (retryAfter: number) =>
  tooMany(
    'portao.sem-lugar',
    `Estão chegando envios demais deste endereço agora. Nada do que você escreveu se perdeu: espere ${emPalavras(retryAfter)} e envie de novo.`,
    { retryAfter },
  );

export const muitosDaConta = (retryAfter: number) =>
  tooMany(
    'portao.muitos-da-conta',
    `Esta conta já enviou muitos registros nesta hora. Nada do que você escreveu se perdeu: espere ${emPalavras(retryAfter)} e envie de novo.`,
    { retryAfter },
  );

export const cedoDemais = (retryAfter: number) =>
  tooMany(
    'portao.cedo-demais',
    `Ainda não enviamos: sem JavaScript é preciso esperar um pouco, para que robôs não nos encham. Espere mais ${emPalavras(retryAfter)} e envie de novo. O seu texto continua abaixo.`,
    { retryAfter },
  );

const VENCIDO = 'portao.formulario-vencido';

export const isFormularioVencido = (error: unknown): boolean =>
  error instanceof DomainError && error.code === VENCIDO;

export const formularioVencido = () =>
  conflict(
    VENCIDO,
    'Ainda não enviamos: esta página ficou aberta por muito tempo ou já foi usada. O seu texto continua abaixo; espere alguns segundos e envie de novo.',
  );

/** A copy of the page that already filed something else: with a new key the same words are another report. */
export const formularioDeOutroEnvio = () =>
  conflict(
    VENCIDO,
    'Ainda não enviamos: esta página já foi usada para enviar outro relato. O seu texto continua abaixo; espere alguns segundos e envie de novo, com um protocolo novo.',
  );
