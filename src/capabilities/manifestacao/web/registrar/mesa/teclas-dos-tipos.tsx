import { useNavigate } from 'react-router';
import { useAtalhos } from '#shell/atalhos/use-atalhos.ts';
import { destinoAssunto, type Partida } from '../tipo/partida.ts';

interface TeclasDosTiposProps {
  readonly tipos: readonly { readonly tipo: number; readonly nome: string }[];
  readonly partida: Partida;
}

/** At the desk the number beside each type chooses it, unless the person switched keys off in the sheet of the work list. */
export function TeclasDosTipos({ tipos, partida }: TeclasDosTiposProps) {
  const navigate = useNavigate();
  const { ligados } = useAtalhos(
    tipos.map(({ tipo, nome }, i) => ({
      teclas: [String(i + 1)],
      rotulo: nome,
      fazer: () => navigate(destinoAssunto({ ...partida, tipo })),
    })),
  );
  return ligados && <p className="ui-muted registrar-teclas">Aperte o número do tipo.</p>;
}
