import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { cx } from '#shell/ui/cx.ts';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { type NomeDaPorta, portas, portasDoPerfil } from '../../domain/portas.ts';
import { escreverFiltro, semFiltro } from '../filtro-do-endereco.ts';
import { lerHoje } from '../trabalho-queries.ts';
import './hoje.css';

/** The list that the figure counts. */
const enderecoDa = (porta: NomeDaPorta): string => {
  const filtro = { ...semFiltro, ordem: null, sentido: null, ...portas[porta].filtro };
  return `/manifestacao/tratar?${new URLSearchParams(escreverFiltro(filtro))}`;
};

const numero = (total: number, temMais: boolean): string =>
  `${total.toLocaleString('pt-BR')}${temMais ? '+' : ''}`;

function Portas({ perfil }: { readonly perfil: ReturnType<typeof idPerfilDe> }) {
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
    <ul className="hoje-portas">
      {data.portas.map(({ porta, total, temMais }) => (
        <li key={porta}>
          <Link
            className={cx('br-card hover hoje-porta', total > 0 && 'hoje-porta-cheia')}
            data-porta={porta}
            to={enderecoDa(porta)}
          >
            <span className="hoje-numero">{numero(total, temMais)}</span>
            <span className="hoje-rotulo">{portas[porta].rotulo}</span>
            <span className="hoje-ajuda">{portas[porta].ajuda}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Where staff land: today's figures, each the door into the list that it counts. */
export function HojeNoTrabalho() {
  const perfil = idPerfilDe(useUsuario());
  if (portasDoPerfil(perfil).length === 0) return null;
  return (
    <section aria-labelledby="hoje-no-trabalho">
      <h2 id="hoje-no-trabalho">Seu trabalho hoje</h2>
      <Portas perfil={perfil} />
    </section>
  );
}
