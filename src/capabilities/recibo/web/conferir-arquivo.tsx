import { type ChangeEvent, useState } from 'react';
import { Input } from '#shell/ui/campos/input.tsx';
import { separarArquivo } from '../domain/arquivo-assinado.ts';

export interface ArquivoLido {
  readonly codigo: string;
  readonly arquivo: { readonly sha256: string; readonly assinatura: string };
}

const SEM_ASSINATURA =
  'Este arquivo não traz a assinatura de uma cópia autenticada, ou ela foi cortada. Baixe a cópia de novo, sem imprimir em PDF, ou escreva o código.';
const SEM_CONTA = 'Este navegador não consegue conferir o arquivo. Leia o QR code ou escreva o código.';

const hexDe = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The file is read here and stays here: only its digest is sent. */
const lerArquivo = async (arquivo: File): Promise<ArquivoLido | string> => {
  const lido = separarArquivo(new Uint8Array(await arquivo.arrayBuffer()));
  if (!lido) return SEM_ASSINATURA;
  // Browsers give it only to pages that came by https.
  if (!globalThis.crypto?.subtle) return SEM_CONTA;
  const sha256 = hexDe(await crypto.subtle.digest('SHA-256', lido.conteudo));
  return { codigo: lido.codigo, arquivo: { sha256, assinatura: lido.assinatura } };
};

/** Checks that the file of a certified copy was not changed in any byte. */
export function ConferirArquivo({ onLido }: { readonly onLido: (lido: ArquivoLido) => void }) {
  const [erro, setErro] = useState<string>();
  const escolher = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    setErro(undefined);
    const [arquivo] = target.files ?? [];
    if (!arquivo) return;
    const lido = await lerArquivo(arquivo);
    if (typeof lido === 'string') setErro(lido);
    else onLido(lido);
  };
  return (
    <Input
      type="file"
      id="recibo-arquivo"
      accept="application/pdf,.pdf"
      label="Arquivo da cópia da decisão (PDF)"
      help="Se você tem o arquivo, escolha-o aqui. Ele não sai do seu aparelho."
      error={erro}
      optional
      onChange={escolher}
    />
  );
}
