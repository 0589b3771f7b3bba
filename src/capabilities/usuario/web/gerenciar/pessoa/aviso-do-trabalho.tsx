import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoTrabalho } from './passar-trabalho.tsx';
import type { NaPessoa } from './secao-da-pessoa.tsx';

interface AvisoProps extends NaPessoa {
  readonly idOuvidoria?: number;
  /** The act is refused while work is left. */
  readonly impede?: boolean;
}

const oQueFazer = (passaTrabalho: boolean, impede: boolean): string => {
  if (!passaTrabalho)
    return impede
      ? 'Peça ao gestor do órgão que o passe a outra pessoa antes.'
      : 'Quem o passa a outra pessoa é o gestor do órgão, que será avisado.';
  return impede
    ? 'Escolha abaixo quem o recebe: a conta só é excluída sem trabalho aberto.'
    : 'Escolha abaixo quem o recebe. Sem escolha, ele fica com a pessoa, e os gestores do órgão são avisados.';
};

/** Warns about the person's open work before they leave. */
export function AvisoDoTrabalho({ idOuvidoria, impede = false, ...atos }: AvisoProps) {
  const { pessoa, opcoes } = atos;
  const aberto = pessoa.trabalho.filter(
    (cada) => idOuvidoria === undefined || cada.idOuvidoria === idOuvidoria,
  );
  if (aberto.length === 0) return null;
  const quanto = aberto.map((cada) => `${cada.ouvidoria}: ${textoDoTrabalho(cada)}`).join('; ');
  return (
    <Message type="warning" title="Há trabalho aberto com esta pessoa.">
      {quanto}. {oQueFazer(opcoes.passaTrabalho, impede)}
    </Message>
  );
}
