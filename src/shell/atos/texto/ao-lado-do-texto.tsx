import {
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { WIDE } from '#shell/layout/breakpoints.ts';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import { useMediaQuery } from '#shell/ui/use-media-query.ts';
import './ao-lado-do-texto.css';

const TITULO = 'O que a pessoa escreveu';

interface Lugar {
  /** The folded text, for the field that shows it; null where the text stands beside the form. */
  readonly dobrado: ReactNode;
  /** The first field of the form to ask for it. */
  readonly dono: string | null;
  readonly pedir: (id: string) => void;
  readonly soltar: (id: string) => void;
}

const LugarDoTexto = createContext<Lugar | null>(null);

/** Directly above the field where the answer is typed; only the first such field of a form shows it. */
export function TextoAcimaDoCampo() {
  const lugar = useContext(LugarDoTexto);
  const id = useId();
  const { pedir, soltar } = lugar ?? {};
  useLayoutEffect(() => {
    pedir?.(id);
    return () => soltar?.(id);
  }, [id, pedir, soltar]);
  return lugar?.dono === id ? lugar.dobrado : null;
}

interface AoLadoDoTextoProps {
  /** What the person wrote; null where there is none to show. */
  readonly texto: ReactNode;
  /** What the text is called, where others wrote too. */
  readonly titulo?: string;
  /** The level of its heading: 2 where it stands right under the title of the page. */
  readonly nivel?: 2 | 3;
  /** On a phone the page shows it whole first: it is also read by who does not act. */
  readonly inteiroAntes?: boolean;
  /** The form of the act. */
  readonly children: ReactNode;
}

interface DobradoProps {
  readonly titulo: string;
  /** Kept by who decides where it stands: it moves to the field once that has come, and stays as the person left it. */
  readonly aberto: boolean;
  readonly aoMudar: (aberto: boolean) => void;
  readonly children: ReactNode;
}

/** What is folded is not read twice: not drawn until it is opened. */
function Dobrado({ titulo, aberto, aoMudar, children }: DobradoProps) {
  return (
    <div className="ao-lado-dobrado ui-no-print">
      <Collapsible title={titulo} open={aberto} onToggle={aoMudar}>
        {aberto && children}
      </Collapsible>
    </div>
  );
}

/**
 * The one layout of every act on a case: what is being answered stays in view while it is answered. Beside
 * the form where there is room, with a scroll of its own; folded right above the field on a phone.
 */
export function AoLadoDoTexto({
  texto,
  titulo = TITULO,
  nivel = 3,
  inteiroAntes = false,
  children,
}: AoLadoDoTextoProps) {
  const isLarga = useMediaQuery(WIDE);
  const [dono, setDono] = useState<string | null>(null);
  const [aberto, setAberto] = useState(false);
  const lido = useMemo(
    () => <Suspense fallback={<Skeleton lines={4} label="Abrindo o texto…" />}>{texto}</Suspense>,
    [texto],
  );
  const [{ pedir, soltar }] = useState(() => ({
    pedir: (id: string) => setDono((antes) => antes ?? id),
    soltar: (id: string) => setDono((antes) => (antes === id ? null : antes)),
  }));
  const dobrado = useMemo(
    () =>
      isLarga || texto === null ? null : (
        <Dobrado titulo={titulo} aberto={aberto} aoMudar={setAberto}>
          {lido}
        </Dobrado>
      ),
    [isLarga, lido, texto, titulo, aberto],
  );
  const lugar = useMemo(() => ({ dobrado, dono, pedir, soltar }), [dobrado, dono, pedir, soltar]);
  const isAoLado = isLarga && texto !== null;
  const Titulo = `h${nivel}` as const;
  return (
    <LugarDoTexto value={lugar}>
      <div className="ao-lado" data-ao-lado={isAoLado || undefined}>
        {isAoLado && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, also by the keyboard
          <section className="ao-lado-texto" aria-label={titulo} tabIndex={0}>
            <Titulo>{titulo}</Titulo>
            {lido}
          </section>
        )}
        <div className="ao-lado-ato">
          {inteiroAntes ? !isLarga && lido : dono === null && dobrado}
          {children}
        </div>
      </div>
    </LugarDoTexto>
  );
}
