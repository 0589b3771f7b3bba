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

/** What the search finds elsewhere, each with its place; choosing it takes the filing there. */
export function OrgaosDeOutroLugar({ lugar, achados, onEscolher }: Props) {
  const deFora = (achados?.itens ?? []).filter((orgao) => !isMesmoLugar(lugarDoOrgao(orgao), lugar));
  const semOrgao = achados?.semOrgao ?? [];
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
      {semOrgao.length > 0 && (
        <p>
          Ainda não há ouvidoria de {semOrgao.join(', ')} nesta plataforma que receba isto: procure a
          prefeitura.
        </p>
      )}
    </div>
  );
}
