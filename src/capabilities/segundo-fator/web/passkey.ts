import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { SILENT } from '#shell/api/client.ts';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import type { PasskeyCriada, PasskeyUsada } from '../contract.ts';
import { api } from './api.ts';

type OpcoesParaCriar = Parameters<typeof startRegistration>[0]['optionsJSON'];
type OpcoesParaUsar = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** The browser or the device offers none: an old browser, or an address without https. */
export const temPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

const ASSINAR = 'POST /app-web/v1/segundo-fator/confirmar/passkey/desafio';
const CRIAR = 'POST /app-web/v1/segundo-fator/fatores/passkey/desafio';

export const confirmarComPasskey = async (para?: string): Promise<void> => {
  const optionsJSON = (await api(ASSINAR, undefined, SILENT)) as unknown as OpcoesParaUsar;
  const resposta = (await startAuthentication({ optionsJSON })) as unknown as PasskeyUsada;
  const body = { resposta, ...(para !== undefined && { para }) };
  await api('POST /app-web/v1/segundo-fator/confirmar/passkey', { body }, SILENT);
};

/** The recovery codes, with the first factor of the account. */
export const criarPasskey = async (nome: string): Promise<readonly string[] | null> => {
  const optionsJSON = (await api(CRIAR, undefined, SILENT)) as unknown as OpcoesParaCriar;
  const resposta = (await startRegistration({ optionsJSON })) as unknown as PasskeyCriada;
  const { codigosDeRecuperacao } = await api(
    'POST /app-web/v1/segundo-fator/fatores/passkey',
    { body: { nome, resposta } },
    SILENT,
  );
  return codigosDeRecuperacao;
};

/** What went wrong between browser and authenticator, or the server's sentence. */
export const textoDaPasskey = (error: unknown): string => {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'Este aparelho já tem uma chave de acesso desta conta.';
  const isDoNavegador = error instanceof WebAuthnError || error instanceof DOMException;
  if (isDoNavegador)
    return 'A chave de acesso não foi usada: a janela do aparelho foi fechada ou o tempo acabou.';
  return textoDoErro(error);
};
