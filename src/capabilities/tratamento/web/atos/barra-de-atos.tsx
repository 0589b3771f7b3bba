import { faBolt } from '@fortawesome/free-solid-svg-icons/faBolt.js';
import { type AtoComTela, atosDaEquipe, linhasDo } from '#shell/atos/atos-na-tela.ts';
import { WIDE } from '#shell/layout/breakpoints.ts';
import { useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { Dropdown } from '#shell/ui/janela/dropdown.tsx';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import { useMediaQuery } from '#shell/ui/use-media-query.ts';
import type { Caso } from '../caso-queries.ts';
import { atosAbertos, proximoAto } from './atos-abertos.ts';
import { gruposDeAtos } from './grupos-de-atos.ts';

interface BarraDeAtosProps {
  readonly caso: Caso;
  /** The act whose form is open. */
  readonly aberto: AtoComTela | null;
  readonly assumindo: boolean;
  readonly onAto: (ato: AtoComTela) => void;
}

/** How many acts are shown beside the likely one; the rest are in a menu. */
const A_VISTA = 4;

/** The person is already responsible: there is nothing to take over. */
const jaEDela = ({ responsavel }: Pick<Caso, 'responsavel'>, idUsuario: number | undefined): boolean =>
  responsavel !== null && responsavel.idUsuario === idUsuario;

/** The acts that are not possible now, each with the reason. */
export function AtosFechados({ atosFechados }: Pick<Caso, 'atosFechados'>) {
  const conhecidos = atosFechados.flatMap(({ ato, motivo }) => {
    const doNome = atosDaEquipe().find((cada) => linhasDo(cada).some(({ nome }) => nome === ato));
    return doNome ? [{ ato, nome: doNome.tela.nome, motivo }] : [];
  });
  if (conhecidos.length === 0) return null;
  return (
    <div className="ui-no-print">
      <Collapsible title="Por que não posso fazer outra coisa?">
        <dl className="detalhe-campos">
          {conhecidos.map(({ ato, nome, motivo }) => (
            <div key={ato}>
              <dt>{nome}</dt>
              <dd>{motivo}</dd>
            </div>
          ))}
        </dl>
      </Collapsible>
    </div>
  );
}

/** The possible acts, always in reach; the likely next one stands out. */
export function BarraDeAtos({ caso, aberto, assumindo, onAto }: BarraDeAtosProps) {
  const isLarga = useMediaQuery(WIDE);
  const idUsuario = useUsuario()?.idUsuario;
  const abertos = atosAbertos(caso).filter(({ nome }) => nome !== 'assumir' || !jaEDela(caso, idUsuario));
  const primeiro = proximoAto(caso);
  const outros = abertos.filter((ato) => ato !== primeiro);
  const aVista = isLarga ? outros.slice(0, A_VISTA) : [];
  const noMenu = outros.filter((ato) => !aVista.includes(ato));
  const botao = (ato: AtoComTela, variant: 'primary' | 'secondary') => (
    <Button
      key={ato.nome}
      variant={variant}
      loading={ato.nome === 'assumir' && assumindo}
      aria-pressed={ato.nome === aberto?.nome || undefined}
      onClick={() => onAto(ato)}
    >
      {ato.tela.nome}
    </Button>
  );
  if (abertos.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the buttons belong together and are no field set
    <div className="tratar-barra ui-menus-no-pe ui-no-print" role="group" aria-label="O que fazer agora">
      {primeiro && botao(primeiro, aberto === null ? 'primary' : 'secondary')}
      {aVista.map((ato) => botao(ato, 'secondary'))}
      {noMenu.length > 0 && (
        <Dropdown
          label="Mais ações"
          variant="secondary"
          icon={isLarga ? faBolt : undefined}
          items={gruposDeAtos(noMenu).map(({ heading, atos }) => ({
            id: heading,
            heading,
            items: atos.map((ato) => ({
              id: ato.nome,
              label: ato.tela.nome,
              onSelect: () => onAto(ato),
            })),
          }))}
        />
      )}
    </div>
  );
}
