import { z } from 'zod';
import { invalid } from '#kernel/errors.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';

/**
 * Where webhooks may lead (`WEBHOOKS_REDE`): the internet only, private networks too, or also this
 * machine.
 */
export type Rede = 'publica' | 'privada' | 'local';

const recusa = (code: string, message: string): Verdict =>
  refuse(invalid(`webhook.${code}`, message, { campos: { endereco: message } }));

/** Names that only exist inside a local network. */
const NOME_INTERNO = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|arpa)$/i;

/** The URL parser has already turned 0x7f.1 and 2130706433 into 127.0.0.1. */
const isNumero = (host: string): boolean => /^\[.*\]$|^[\d.]+$/.test(host);

const podeHost = (host: string, rede: Rede): Verdict => {
  if (rede !== 'publica') return allow;
  if (isNumero(host))
    return recusa('endereco-em-numero', 'Use o nome do servidor, e não o número dele na rede.');
  if (!host.includes('.') || NOME_INTERNO.test(host))
    return recusa('endereco-interno', 'O endereço é de uma rede interna: use um que esteja na internet.');
  return allow;
};

/** What can be judged before an address's name is resolved; each delivery checks the rest. */
export const podeUsarEndereco = (endereco: string, rede: Rede): Verdict => {
  if (!URL.canParse(endereco))
    return recusa('endereco-invalido', 'Escreva o endereço completo, começando por https://.');
  const { protocol, username, password, port, hash, hostname } = new URL(endereco);
  if (protocol !== 'https:' && !(protocol === 'http:' && rede === 'local'))
    return recusa('endereco-sem-https', 'O endereço precisa começar por https://.');
  if (username || password)
    return recusa(
      'endereco-com-senha',
      'Não escreva usuário e senha no endereço: confira a assinatura das entregas.',
    );
  if (hash) return recusa('endereco-com-ancora', 'Tire do endereço o que vem depois do #.');
  if (port !== '' && rede === 'publica')
    return recusa('endereco-com-porta', 'Use a porta padrão do https: tire o número da porta do endereço.');
  return podeHost(hostname.replace(/\.$/, ''), rede);
};

/** As typed; `podeUsarEndereco` judges where it may lead. */
export const enderecoEscrito = z.string().trim().min(1).max(500);

/** Receivers put keys in the query of an address, and more people read logs and mails than the screen of a webhook. */
export const semConsulta = (endereco: string): string => endereco.replace(/\?.*$/s, '?…');
