import { faFont } from '@fortawesome/free-solid-svg-icons/faFont.js';
import { Button } from '#shell/ui/button.tsx';
import { ProgressBar } from '#shell/ui/estado/progress-bar.tsx';
import type { PaginaLida } from '../documento.ts';
import type { Reconhecimento } from '../use-reconhecimento.ts';

interface AvisoDaPaginaProps {
  readonly pagina: number;
  readonly lida: PaginaLida | undefined;
  readonly reconhecimento: Reconhecimento;
}

function Imagem({ pagina, reconhecimento }: Omit<AvisoDaPaginaProps, 'lida'>) {
  const { emCurso, erro, ler, cancelar } = reconhecimento;
  if (emCurso?.pagina === pagina)
    return (
      <>
        <ProgressBar label={emCurso.etapa} value={emCurso.porcento} />
        <Button size="small" onClick={cancelar}>
          Cancelar a leitura
        </Button>
      </>
    );
  return (
    <>
      <p>
        <strong>Esta página é uma imagem e não foi lida.</strong> Nada foi procurado nela.
      </p>
      <Button
        size="small"
        variant="secondary"
        icon={faFont}
        disabled={emCurso !== null}
        onClick={() => void ler([pagina])}
      >
        Ler a página (reconhecimento de texto)
      </Button>
      {erro?.pagina === pagina && <p role="alert">{erro.frase}</p>}
    </>
  );
}

/** Says what was not searched on the current page; placed below it so as to hide nothing. */
export function AvisoDaPagina({ pagina, lida, reconhecimento }: AvisoDaPaginaProps) {
  if (lida?.leitura === 'texto') return null;
  return (
    <section className="tj-aviso" aria-label={`Leitura da página ${pagina + 1}`}>
      {!lida && <p>Procurando texto nesta página…</p>}
      {lida?.leitura === 'imagem' && <Imagem pagina={pagina} reconhecimento={reconhecimento} />}
      {lida?.leitura === 'reconhecida' && (
        <p>Texto reconhecido na imagem. O reconhecimento erra: confira a página inteira.</p>
      )}
      {lida?.leitura === 'falhou' && (
        <p>
          O texto desta página não pôde ser lido e nada foi procurado nela. Marque áreas onde for preciso.
        </p>
      )}
    </section>
  );
}
