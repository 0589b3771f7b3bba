import { useSearchParams } from 'react-router';
import { readNumero } from '#shell/lista/read-do-endereco.ts';
import { ListaDeAvaliacoes } from './lista-de-avaliacoes.tsx';
import { Sortear } from './sortear.tsx';
import { UmaAvaliacao } from './uma-avaliacao.tsx';
import '../monitoramento.css';

/** `?id=` opens an evaluation, `?sortear=` begins one; without either, the list of them. */
export default function AvaliarPage() {
  const [params] = useSearchParams();
  const id = readNumero(params.get('id'));
  const sortear = params.get('sortear');
  const pagina = () => {
    if (id !== null) return <UmaAvaliacao key={id} idAvaliacao={id} />;
    return sortear === null ? <ListaDeAvaliacoes /> : <Sortear idOuvidoria={readNumero(sortear)} />;
  };
  return <div className="trabalho monitoramento">{pagina()}</div>;
}
