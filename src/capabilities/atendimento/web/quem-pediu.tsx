import { Link } from 'react-router';
import { formatDia } from '#shell/formato.ts';
import { CampoOpcoes } from '#shell/ui/form/campos.tsx';
import type { RepresentanteNoBalcao } from '../domain/atendimento.ts';
import { A_PROPRIA } from './formulario-do-pedido.ts';

const ateQuando = ({ validaAte, vigente }: RepresentanteNoBalcao): string => {
  if (!validaAte) return 'Vale enquanto a manifestação durar.';
  return vigente
    ? `Vale até ${formatDia(validaAte)}.`
    : `Venceu em ${formatDia(validaAte)}: peça um documento novo.`;
};

/** Who may not know who filed tells two of one quality apart by the day they were registered. */
const quemE = ({ nome, qualidade, registradaEm }: RepresentanteNoBalcao): string =>
  nome === null
    ? `${qualidade}, na representação registrada em ${formatDia(registradaEm)}`
    : `${nome}, ${qualidade.toLowerCase()}`;

interface QuemPediuProps {
  readonly idManifestacao: number;
  readonly representantes: readonly RepresentanteNoBalcao[];
}

/** Who asks for another shows that they may (Lei 9.784/1999, art. 9º). */
export function QuemPediu({ idManifestacao, representantes }: QuemPediuProps) {
  return (
    <>
      {representantes.length > 0 && (
        <CampoOpcoes
          name="quemPediu"
          label="Quem pediu"
          options={[
            { value: A_PROPRIA, label: 'A própria pessoa' },
            ...representantes.map((quem) => ({
              value: String(quem.idRepresentacao),
              label: quemE(quem),
              help: ateQuando(quem),
            })),
          ]}
          required
        />
      )}
      <p className="ui-muted">
        Foi outra pessoa, com procuração?{' '}
        <Link to={`/manifestacao/representacao?ids=${idManifestacao}`}>Registre a representação antes</Link>.
      </p>
    </>
  );
}
