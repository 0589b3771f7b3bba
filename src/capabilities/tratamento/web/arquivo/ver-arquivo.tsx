import { faEye } from '@fortawesome/free-solid-svg-icons/faEye.js';
import { faMarker } from '@fortawesome/free-solid-svg-icons/faMarker.js';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, OfflineError } from '#shell/api/errors.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import type { Arquivo } from '#shell/ui/arquivos.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';

/** What a browser can show without running code from it; any other type is only downloaded. */
const IMAGENS = ['image/png', 'image/jpeg'];
const PDF = 'application/pdf';
const TEXTO = 'text/plain';
/** A longer text is better read in another program. */
const MAXIMO_DE_LETRAS = 100_000;

const isVisivel = ({ tipoConteudo = '' }: Arquivo): boolean =>
  tipoConteudo === PDF || tipoConteudo === TEXTO || IMAGENS.includes(tipoConteudo);

/**
 * The server always sends files as downloads. We set the type ourselves, so that no file is opened
 * as a web page.
 */
const buscar = async ({ href, tipoConteudo = '' }: Arquivo): Promise<Blob> => {
  const resposta = await fetch(href).catch(() => {
    throw new OfflineError();
  });
  if (!resposta.ok) throw new ApiError(resposta.status, undefined);
  return new Blob([await resposta.arrayBuffer()], { type: tipoConteudo });
};

const useEndereco = (conteudo: Blob | undefined): string | null => {
  const [endereco, setEndereco] = useState<string | null>(null);
  useEffect(() => {
    if (!conteudo) return;
    const novo = URL.createObjectURL(conteudo);
    setEndereco(novo);
    return () => URL.revokeObjectURL(novo);
  }, [conteudo]);
  return endereco;
};

/** Old Windows files are not in UTF-8: what fails to decode is read as windows-1252. */
const decodificar = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Shown as plain text, never as a web page. */
function Texto({ arquivo }: { readonly arquivo: Arquivo }) {
  const consulta = useQuery({
    queryKey: ['ver-arquivo', arquivo.href, 'texto'],
    queryFn: async () => decodificar(await (await buscar(arquivo)).arrayBuffer()),
    gcTime: 0,
    retry: false,
  });
  const { data: texto } = consulta;
  if (consulta.isError) return <FalhaAoAbrir titulo="Não foi possível abrir o arquivo." falha={consulta} />;
  if (texto === undefined) return <Skeleton shape="card" lines={1} label="Abrindo o arquivo…" />;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className="ver-arquivo-texto" tabIndex={0}>
        {texto.slice(0, MAXIMO_DE_LETRAS)}
      </pre>
      {texto.length > MAXIMO_DE_LETRAS && <p>O arquivo continua: baixe-o para ler o resto.</p>}
    </>
  );
}

function Conteudo({ arquivo }: { readonly arquivo: Arquivo }) {
  const consulta = useQuery({
    queryKey: ['ver-arquivo', arquivo.href],
    queryFn: () => buscar(arquivo),
    gcTime: 0,
    retry: false,
  });
  const endereco = useEndereco(consulta.data);
  if (consulta.isError) return <FalhaAoAbrir titulo="Não foi possível abrir o arquivo." falha={consulta} />;
  if (!endereco) return <Skeleton shape="card" lines={1} label="Abrindo o arquivo…" />;
  if (arquivo.tipoConteudo === PDF) {
    return <iframe className="ver-arquivo-pdf" src={endereco} title={arquivo.nomeArquivo} />;
  }
  return <img className="ver-arquivo-imagem" src={endereco} alt={`Arquivo ${arquivo.nomeArquivo}`} />;
}

const ANEXO_DO_CASO = /\/manifestacoes\/(\d+)\/anexos\/(\d+)$/;

/** Opens the redaction tool with this file; the redacted copy comes back to the same case. */
function Tarjar({ arquivo: { href, nomeArquivo, tipoConteudo } }: { readonly arquivo: Arquivo }) {
  const [, manifestacao, anexo] = ANEXO_DO_CASO.exec(href) ?? [];
  if (tipoConteudo !== PDF || !manifestacao) return null;
  return (
    <LinkButton
      className="ui-no-print"
      size="small"
      icon={faMarker}
      aria-label={`Tarjar ${nomeArquivo}`}
      to={`/tarjamento?manifestacao=${manifestacao}&anexo=${anexo}`}
    >
      Tarjar
    </LinkButton>
  );
}

/** A preview of a file without leaving the case; it is recorded in the history like a download. */
export function VerArquivo({ arquivo }: { readonly arquivo: Arquivo }) {
  const [isAberto, setAberto] = useState(false);
  if (!isVisivel(arquivo)) return null;
  const fechar = () => setAberto(false);
  return (
    <>
      <Button
        className="ui-no-print"
        size="small"
        icon={faEye}
        aria-label={`Ver ${arquivo.nomeArquivo}`}
        onClick={() => setAberto(true)}
      >
        Ver
      </Button>
      <Tarjar arquivo={arquivo} />
      <Modal
        open={isAberto}
        title={arquivo.nomeArquivo}
        largura="80vw"
        onClose={fechar}
        onAccept={fechar}
        hideCancel
        acceptLabel="Fechar"
      >
        {isAberto &&
          (arquivo.tipoConteudo === TEXTO ? <Texto arquivo={arquivo} /> : <Conteudo arquivo={arquivo} />)}
      </Modal>
    </>
  );
}
