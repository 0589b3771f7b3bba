import type { Config } from '../config.ts';
import { openText, sealText } from '../crypto/texto-selado.ts';
import type { EmailGuardado, EmailNovo } from './email-saida-repository.ts';

type Aberto = Pick<EmailNovo, 'para' | 'texto' | 'html'>;
type Chaves = Pick<Config, 'keyFor'>;

const chave = (config: Chaves): Buffer => config.keyFor('email.selo');

/** Encrypts the address and the body, so that only this installation can read them. */
export const selar = (config: Chaves, { para, texto, html, ...resto }: EmailNovo): EmailGuardado => ({
  ...resto,
  idUsuario: null,
  para: '',
  texto: '',
  html: '',
  selado: sealText(chave(config), JSON.stringify({ para, texto, html })),
});

/** The mail as it is sent, decrypted if necessary. */
export const abrir = <R extends Aberto & { selado: Buffer | null }>(config: Chaves, row: R): R =>
  row.selado ? { ...row, ...(JSON.parse(openText(chave(config), row.selado)) as Aberto) } : row;
