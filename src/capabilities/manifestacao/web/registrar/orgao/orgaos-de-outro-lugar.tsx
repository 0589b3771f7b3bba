import { Button } from '#shell/ui/button.tsx';
import type { Registrando } from '../registrando.ts';
import { isMesmoLugar, lugarDoOrgao } from './lugar-do-orgao.ts';
import { type LugarEscolhido, nomeDoLugar } from './mudar-lugar.tsx';
import { orgaoEscolhido } from './opcoes-de-orgao.ts';
import type { DeTodoLugar } from './orgaos-query.ts';

const MAX = 5;

interface Props {
  readonly lugar: LugarEscolhido;
  readonly achados: DeTodoLugar | undefined;
  readonly onEscolher: (lugar: LugarEscolhido, orgao: NonNullable<Registrando['orgao']>) => void;
}

/** What the search found outside the place of the filing. */
export const deOutroLugar = (achados: DeTodoLugar | undefined, lugar: LugarEscolhido) =>
  (achados?.itens ?? []).filter((orgao) => !isMesmoLugar(lugarDoOrgao(orgao), lugar));

const seNadaAchou = (achados: DeTodoLugar | undefined): string =>
  achados && achados.itens.length === 0
    ? 'Tente só o nome da cidade ou a sigla do órgão, ou escolha o lugar logo abaixo.'
    : '';

interface CidadesProps extends Pick<Props, 'achados'> {
  /** Nor does the place of the filing have one of that name. */
  readonly isNenhumAqui: boolean;
}

/** Said after what was found: 'saúde' is a city in Bahia, but more people look for the ministério. */
export function CidadesSemOrgao({ achados, isNenhumAqui }: CidadesProps) {
  const cidades = achados?.semOrgao ?? [];
  return (
    <p role="status">
      {cidades.length > 0
        ? `Ainda não há ouvidoria de ${cidades.join(', ')} nesta plataforma que receba isto: procure a prefeitura.`
        : isNenhumAqui && seNadaAchou(achados)}
    </p>
  );
}

/** What the search finds elsewhere, each with its place; choosing it takes the filing there. */
export function OrgaosDeOutroLugar({ lugar, achados, onEscolher }: Props) {
  const deFora = deOutroLugar(achados, lugar);
  return (
    <div role="status">
      {deFora.length > 0 && (
        <section className="registrar-sugestoes" aria-labelledby="registrar-de-fora-titulo">
          <h3 id="registrar-de-fora-titulo">Em outros lugares</h3>
          <ul>
            {deFora.slice(0, MAX).map((orgao) => (
              <li key={orgao.idOuvidoria}>
                <div>
                  <strong>{orgao.nomeOuvidoria}</strong>
                  <span className="ui-muted registrar-do-lugar">{nomeDoLugar(lugarDoOrgao(orgao))}</span>
                </div>
                <Button
                  variant="secondary"
                  size="small"
                  onClick={() => onEscolher(lugarDoOrgao(orgao), orgaoEscolhido(orgao))}
                >
                  Escolher <span className="sr-only">{orgao.sigla}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
