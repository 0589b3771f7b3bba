import { faTimes } from '@fortawesome/free-solid-svg-icons/faTimes.js';
import { MAXIMO_DO_LOTE } from '#kernel/lista/lote.ts';
import {
  type AtoComTela,
  atosEmLote,
  atosNaLista,
  cabeNaSituacao,
  enderecoDoAto,
} from '#shell/atos/atos-na-tela.ts';
import { quantas } from '#shell/atos/casos.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { Dropdown, type DropdownItem } from '#shell/ui/janela/dropdown.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { useMediaQuery } from '#shell/ui/use-media-query.ts';

/** How many acts are shown as buttons if there is room; the rest are in the menu. */
const A_VISTA = 2;
const LARGA = '(min-width: 992px)';

interface CasoNaBarra {
  readonly idManifestacao: number;
  readonly situacao: { readonly idSituacaoManifestacao: number };
}

interface BarraDeLoteProps {
  readonly casos: readonly CasoNaBarra[];
  /** How many of them are on another page or hidden by a filter. */
  readonly foraDaTela?: number;
  readonly onAto: (ato: AtoComTela) => void;
  readonly onLimpar: () => void;
}

const selecionadas = (total: number): string =>
  `${quantas(total)} ${total === 1 ? 'selecionada' : 'selecionadas'}`;

const escondidas = (total: number): string =>
  total === 1 ? '1 não está nesta tela' : `${total} não estão nesta tela`;

/** The acts possible on at least one case; for the others the result says why not. */
function Acoes({ casos, onAto }: Pick<BarraDeLoteProps, 'casos' | 'onAto'>) {
  const comEspaco = useMediaQuery(LARGA);
  const idPerfil = idPerfilDe(useUsuario());
  const cabe = (ato: AtoComTela): boolean =>
    casos.some(({ situacao }) =>
      cabeNaSituacao(ato, { idPerfil, idSituacao: situacao.idSituacaoManifestacao }),
    );
  const ids = casos.map(({ idManifestacao }) => idManifestacao);
  const [primeiro, ...outros] = atosNaLista().filter(cabe);
  const comOrgao = primeiro !== undefined;
  const aqui = outros.map((ato) => ({
    id: ato.nome,
    label: `${ato.tela.nome}…`,
    onSelect: () => onAto(ato),
  }));
  const comTela = atosEmLote().filter(cabe);
  const aVista = comEspaco || !comOrgao ? comTela.slice(0, A_VISTA) : [];
  const noMenu: readonly DropdownItem[] = [
    ...(comEspaco ? [] : aqui),
    ...comTela
      .slice(aVista.length)
      .map((ato) => ({ id: ato.nome, label: ato.tela.nome, to: enderecoDoAto(ato, ids) })),
  ];
  return (
    <>
      <div className="trabalho-lote-acoes">
        {primeiro && (
          <Button variant="primary" size="small" onClick={() => onAto(primeiro)}>
            {primeiro.tela.nome}
          </Button>
        )}
        {comEspaco &&
          aqui.map(({ id, label, onSelect }) => (
            <Button key={id} variant="secondary" size="small" onClick={onSelect}>
              {label}
            </Button>
          ))}
        {aVista.map((ato) => (
          <LinkButton key={ato.nome} variant="secondary" size="small" to={enderecoDoAto(ato, ids)}>
            {ato.tela.nome}
          </LinkButton>
        ))}
        {noMenu.length > 0 && (
          <Dropdown label="Mais ações" variant="secondary" size="small" align="end" items={noMenu} />
        )}
      </div>
      {!comOrgao && (
        <p className="trabalho-lote-porque">
          As outras ações só cabem enquanto a manifestação espera o órgão.
        </p>
      )}
    </>
  );
}

/** Shown from the first selected case on; its live region is always there, to be announced. */
export function BarraDeLote({ casos, foraDaTela = 0, onAto, onLimpar }: BarraDeLoteProps) {
  const total = casos.length;
  return (
    <>
      <p role="status" className="sr-only">
        {total > 0 && `${selecionadas(total)}${foraDaTela > 0 ? `; ${escondidas(foraDaTela)}` : ''}.`}
      </p>
      {total > 0 && (
        <section className="trabalho-lote" aria-label="Ações em lote">
          <span className="trabalho-lote-total">
            <strong>{selecionadas(total)}</strong>
            {foraDaTela > 0 && <span>({escondidas(foraDaTela)})</span>}
            <Button icon={faTimes} size="small" aria-label="Limpar seleção" onClick={onLimpar} />
          </span>
          {total > MAXIMO_DO_LOTE ? (
            <span>Escolha no máximo {MAXIMO_DO_LOTE} de cada vez.</span>
          ) : (
            <Acoes casos={casos} onAto={onAto} />
          )}
        </section>
      )}
    </>
  );
}
