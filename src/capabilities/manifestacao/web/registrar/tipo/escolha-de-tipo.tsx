import { faChevronRight } from '@fortawesome/free-solid-svg-icons/faChevronRight.js';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { tabelaApoioContract } from '#capabilities/tabela-apoio/contract.ts';
import { Esfera, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { createApi } from '#shell/api/client.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Icon } from '#shell/ui/icon.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { tiposDoAtendimento, tiposDoCanalInterno } from '../../../domain/registrar/exemplos-dos-tipos.ts';
import {
  lugarDaRota,
  permiteAcessoAInformacao,
  tiposPermitidos,
} from '../../../domain/registrar/lugar-e-tipos.ts';
import { type AQuem, useAQuemDaPartida } from '../a-quem/a-quem.ts';
import { palavras } from '../a-quem/palavras.ts';
import { ProtecaoInterna } from '../a-quem/protecao-interna.tsx';
import { TeclasDosTipos } from '../mesa/teclas-dos-tipos.tsx';
import { destinoAssunto, type Partida } from './partida.ts';

const api = createApi<typeof tabelaApoioContract>();

const acessoAInformacao = {
  tipo: TipoManifestacao.acessoAInformacao,
  nome: 'Acesso à Informação',
  exemplo: 'Quero um documento, um dado ou uma resposta que o órgão tem',
};

type Tipos = ReturnType<typeof tiposDoAtendimento>;

const nasPalavrasDe = (aQuem: AQuem, tipos: Tipos): Tipos => {
  if (aQuem === 'mesa') return tiposDoAtendimento(tipos);
  return aQuem === 'interna' ? tiposDoCanalInterno(tipos) : tipos;
};

/** Asked when the address does not say what the person wants to do (S2-08). */
export function EscolhaDeTipo({ partida }: { readonly partida: Partida }) {
  const lugar = lugarDaRota(partida.uf ?? undefined, partida.municipio ?? undefined);
  const { esfera, uf, municipio } = lugar;
  const aQuem = useAQuemDaPartida(partida);
  const { data, isPending } = useQuery({
    queryKey: ['formularios-permitidos', esfera, uf, municipio],
    queryFn: async () => {
      const query = { idEsfera: String(esfera), sigUf: uf ?? undefined, municipio: municipio ?? undefined };
      const permitidos = await api('GET /app-web/v1/tipos-formularios/permitidos', { query });
      return permitidos.map(({ idTipoFormulario }) => idTipoFormulario);
    },
    enabled: esfera !== Esfera.federal,
  });
  if (isPending && esfera !== Esfera.federal) return <Skeleton shape="row" lines={6} />;
  const tipos = nasPalavrasDe(aQuem, [
    ...tiposPermitidos(esfera, data),
    ...(permiteAcessoAInformacao(esfera, data) ? [acessoAInformacao] : []),
  ]);
  if (tipos.length === 0)
    return (
      <EmptyState
        title="Ainda não há ouvidoria daqui na plataforma"
        action={
          <LinkButton to="/orgao" variant="secondary">
            Procurar um órgão
          </LinkButton>
        }
      >
        Procure o órgão na busca de ouvidorias: ela mostra os contatos de cada um.
      </EmptyState>
    );
  return (
    <>
      {aQuem === 'interna' && <ProtecaoInterna />}
      <h2>{palavras(aQuem).oQueFazer}</h2>
      {aQuem === 'mesa' && <TeclasDosTipos tipos={tipos} partida={partida} />}
      <ul className="registrar-tipos">
        {tipos.map(({ tipo, nome, exemplo }, i) => (
          <li key={tipo}>
            <Link className="br-card hover registrar-tipo" to={destinoAssunto({ ...partida, tipo })}>
              <span>
                <strong>
                  {aQuem === 'mesa' && (
                    <span aria-hidden="true">
                      <kbd>{i + 1}</kbd>{' '}
                    </span>
                  )}
                  {nome}
                </strong>
                <span className="ui-muted">{exemplo}</span>
              </span>
              <Icon icon={faChevronRight} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
