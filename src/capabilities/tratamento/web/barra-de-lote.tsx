import { faTimes } from '@fortawesome/free-solid-svg-icons/faTimes.js';
import { escreverIds, quantas } from '#web/lote/casos.ts';
import { Button } from '#web/ui/button.tsx';
import { Dropdown, type DropdownItem } from '#web/ui/dropdown.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { MAXIMO_DO_LOTE } from '../domain/lote.ts';

export type AtoAqui = 'assumir' | 'atribuir' | 'distribuir';

/** Acts with a page of their own, in the order of a case's life. */
const paginas = [
  { id: 'analisar', label: 'Analisar', caminho: '/manifestacao/analisar' },
  { id: 'responder', label: 'Responder', caminho: '/manifestacao/responder' },
  { id: 'prorrogar', label: 'Prorrogar', caminho: '/manifestacao/prorrogar' },
  { id: 'tramitar', label: 'Tramitar', caminho: '/manifestacao/tramitar' },
  { id: 'encaminhar', label: 'Encaminhar', caminho: '/manifestacao/encaminhar' },
  {
    id: 'complementacao',
    label: 'Pedir complementação',
    caminho: '/manifestacao/pedir-complementacao',
  },
  { id: 'arquivar', label: 'Arquivar', caminho: '/manifestacao/arquivar' },
  { id: 'restringir', label: 'Restringir conteúdo', caminho: '/restricao-conteudo' },
] as const;

/** So many stand as buttons where there is room; the rest are in the menu. */
const A_VISTA = 2;
const LARGA = '(min-width: 992px)';

export const enderecoDoAto = (caminho: string, ids: readonly number[]): string =>
  `${caminho}?ids=${escreverIds(ids)}`;

interface BarraDeLoteProps {
  readonly ids: readonly number[];
  readonly onAto: (ato: AtoAqui) => void;
  readonly onLimpar: () => void;
}

const selecionadas = (total: number): string =>
  `${quantas(total)} ${total === 1 ? 'selecionada' : 'selecionadas'}`;

/** Slides in with the first selected case; the region stands from the start, so that the count is heard. */
export function BarraDeLote({ ids, onAto, onLimpar }: BarraDeLoteProps) {
  const comEspaco = useMediaQuery(LARGA);
  const total = ids.length;
  const demais = total > MAXIMO_DO_LOTE;
  const link = ({ id, label, caminho }: (typeof paginas)[number]): DropdownItem => ({
    id,
    label,
    to: enderecoDoAto(caminho, ids),
  });
  const aqui = [
    { id: 'atribuir', label: 'Atribuir…', onSelect: () => onAto('atribuir') },
    { id: 'distribuir', label: 'Distribuir…', onSelect: () => onAto('distribuir') },
  ];
  return (
    <>
      <p role="status" className="sr-only">
        {total > 0 && `${selecionadas(total)}.`}
      </p>
      {total > 0 && (
        <section className="trabalho-lote" aria-label="Ações em lote">
          <span className="trabalho-lote-total">
            <strong>{selecionadas(total)}</strong>
            <Button icon={faTimes} size="small" aria-label="Limpar seleção" onClick={onLimpar} />
          </span>
          {demais ? (
            <span>Escolha no máximo {MAXIMO_DO_LOTE} de cada vez.</span>
          ) : (
            <div className="trabalho-lote-acoes">
              <Button variant="primary" size="small" onClick={() => onAto('assumir')}>
                Assumir
              </Button>
              {comEspaco &&
                aqui.map(({ id, label, onSelect }) => (
                  <Button key={id} variant="secondary" size="small" onClick={onSelect}>
                    {label}
                  </Button>
                ))}
              {comEspaco &&
                paginas.slice(0, A_VISTA).map(({ id, label, caminho }) => (
                  <LinkButton key={id} variant="secondary" size="small" to={enderecoDoAto(caminho, ids)}>
                    {label}
                  </LinkButton>
                ))}
              <Dropdown
                label="Mais ações"
                variant="secondary"
                size="small"
                align="end"
                items={comEspaco ? paginas.slice(A_VISTA).map(link) : [...aqui, ...paginas.map(link)]}
              />
            </div>
          )}
        </section>
      )}
    </>
  );
}
