import { type FormEvent, useEffect, useState } from 'react';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Input } from '#shell/ui/campos/input.tsx';
import { formatBytes } from '#shell/ui/campos/upload.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import type { PdfsDoCaso } from '../contract.ts';
import { type Procurado, usePdfsDoCaso } from './tarjamento-queries.ts';

export type PdfDoCaso = PdfsDoCaso['pdfs'][number];
export type AoAbrirDoCaso = (caso: PdfsDoCaso, pdf: PdfDoCaso) => void;

interface DoCasoProps {
  /** The file named in the address. */
  readonly pedido: { readonly idManifestacao: number; readonly idAnexo: number } | null;
  readonly onAbrir: AoAbrirDoCaso;
}

function Pdfs({ caso, onAbrir }: { readonly caso: PdfsDoCaso; readonly onAbrir: AoAbrirDoCaso }) {
  if (caso.pdfs.length === 0)
    return (
      <Message type="info" title="Nenhum PDF neste caso." still>
        O caso {caso.protocolo} não tem anexo em PDF que você possa ver.
      </Message>
    );
  return (
    <ul className="tj-pdfs" aria-label={`PDFs do caso ${caso.protocolo}`}>
      {caso.pdfs.map((pdf) => (
        <li key={pdf.idAnexo}>
          <span>
            {pdf.nome} <span className="ui-muted">({formatBytes(pdf.tamanho)})</span>
          </span>
          <Button
            size="small"
            variant="secondary"
            aria-label={`Abrir ${pdf.nome}`}
            onClick={() => onAbrir(caso, pdf)}
          >
            Abrir
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Opens at once the file that the address names. */
const useDoEndereco = (
  caso: PdfsDoCaso | undefined,
  pedido: DoCasoProps['pedido'],
  onAbrir: AoAbrirDoCaso,
): boolean => {
  const pdf = caso?.pdfs.find(({ idAnexo }) => idAnexo === pedido?.idAnexo);
  useEffect(() => {
    if (caso && pdf) onAbrir(caso, pdf);
  }, [caso, pdf, onAbrir]);
  return Boolean(caso && pedido && !pdf);
};

/** Opens a file of a case: first its protocol, then its PDFs. */
export function DoCaso({ pedido, onAbrir }: DoCasoProps) {
  const [procurado, setProcurado] = useState<Procurado | null>(pedido);
  const consulta = usePdfsDoCaso(procurado);
  const naoHa = useDoEndereco(consulta.data, pedido, onAbrir);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const protocolo = String(new FormData(event.currentTarget).get('protocolo') ?? '').trim();
    if (protocolo) setProcurado({ protocolo });
  };
  return (
    <div className="tj-do-caso">
      <form onSubmit={submit}>
        <Input
          label="Protocolo do caso"
          help="Com ou sem pontos e traços."
          name="protocolo"
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          defaultValue={consulta.data?.protocolo}
        />
        <Button type="submit" variant="secondary" loading={consulta.isFetching}>
          Ver os PDFs do caso
        </Button>
      </form>
      {consulta.isLoading && <Skeleton lines={2} label="Buscando os PDFs do caso…" />}
      {consulta.isError && <FalhaAoAbrir titulo="Não foi possível abrir o caso." falha={consulta} />}
      {naoHa && (
        <Message type="warning" title="O anexo não está entre os PDFs deste caso.">
          Ele pode ter sido retirado ou não ser um PDF. Escolha outro na lista.
        </Message>
      )}
      {consulta.data && <Pdfs caso={consulta.data} onAbrir={onAbrir} />}
    </div>
  );
}
