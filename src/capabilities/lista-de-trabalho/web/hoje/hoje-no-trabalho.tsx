import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Perfil } from '#kernel/perfil.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { parte } from '#shell/partes.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Porta, Portas } from '#shell/ui/portas.tsx';
import { type NomeDaPorta, portas, portasDoPerfil } from '../../domain/portas.ts';
import { escreverFiltro, semFiltro } from '../filtro-do-endereco.ts';
import { lerHoje } from '../trabalho-queries.ts';

/** A colaborador works on what areas are asked, and has a page of their own. */
const PedidosDeHoje = parte('pedidos-de-hoje');

/** The list that the figure counts. */
const enderecoDa = (porta: NomeDaPorta): string => {
  const filtro = { ...semFiltro, ordem: null, sentido: null, ...portas[porta].filtro };
  return `/manifestacao/tratar?${new URLSearchParams(escreverFiltro(filtro))}`;
};

const numero = (total: number, temMais: boolean): string =>
  `${total.toLocaleString('pt-BR')}${temMais ? '+' : ''}`;

function DaLista({ perfil }: { readonly perfil: ReturnType<typeof idPerfilDe> }) {
  const consulta = useQuery({
    queryKey: ['tratamento', 'hoje', perfil],
    queryFn: lerHoje,
    staleTime: 0,
  });
  const { data } = consulta;
  if (consulta.isError && !data)
    return <FalhaAoAbrir titulo="Não foi possível contar o trabalho de hoje." falha={consulta} />;
  if (!data) return <Skeleton shape="row" lines={1} label="Contando o trabalho de hoje…" />;
  return (
    <Portas>
      {data.portas.map(({ porta, total, temMais }) => (
        <Porta
          key={porta}
          nome={porta}
          to={enderecoDa(porta)}
          numero={numero(total, temMais)}
          rotulo={portas[porta].rotulo}
          ajuda={portas[porta].ajuda}
          cheia={total > 0}
        />
      ))}
    </Portas>
  );
}

/** Where staff land: today's figures, each the door into the list that it counts. */
export function HojeNoTrabalho() {
  const perfil = idPerfilDe(useUsuario());
  const isColaborador = perfil === Perfil.colaborador;
  if (portasDoPerfil(perfil).length === 0 && !isColaborador) return null;
  return (
    <section aria-labelledby="hoje-no-trabalho">
      <h2 id="hoje-no-trabalho">Seu trabalho hoje</h2>
      {isColaborador ? (
        <Suspense fallback={<Skeleton shape="row" lines={1} label="Contando os seus pedidos…" />}>
          <PedidosDeHoje />
        </Suspense>
      ) : (
        <DaLista perfil={perfil} />
      )}
    </section>
  );
}
