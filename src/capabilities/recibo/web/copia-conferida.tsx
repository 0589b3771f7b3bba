import { Message } from '#shell/ui/estado/message.tsx';
import { Linhas } from './linhas.tsx';
import type { Resultado } from './resultado.ts';

interface CopiaProps {
  readonly copia: NonNullable<Resultado['copia']>;
  /** The file was checked too, byte by byte. */
  readonly comArquivo: boolean;
}

const COM_ARQUIVO = 'O arquivo não foi alterado.';
const SEM_ARQUIVO = 'Confira se os dados abaixo são os do papel e, se tem o arquivo, escolha-o acima.';

/** A copy of a decision is ours; whether the decision still has its words is said apart. */
export function CopiaConferida({ copia, comArquivo }: CopiaProps) {
  const { numeroProtocolo, decididaEm, decisao } = copia;
  const daCopia = { Protocolo: numeroProtocolo, 'Decidido em': new Date(decididaEm) };
  if (!decisao)
    return (
      <>
        <Message type="warning" title="Cópia autêntica, mas não confere com o que está guardado.">
          Esta plataforma emitiu a cópia da decisão, e depois a decisão foi corrigida ou deixou de ser
          guardada. Peça uma cópia nova na página do pedido.
        </Message>
        <Linhas linhas={daCopia} />
      </>
    );
  return (
    <>
      <Message type="success" title="Cópia autêntica de uma decisão.">
        Ela foi emitida por esta plataforma e confere com a decisão guardada.{' '}
        {comArquivo ? COM_ARQUIVO : SEM_ARQUIVO}
      </Message>
      <Linhas
        linhas={{
          ...daCopia,
          Órgão: decisao.orgao,
          Sobre: decisao.sobre,
          Decisão: decisao.decisao,
          'Quem decidiu': decisao.quemDecidiu,
        }}
      />
    </>
  );
}
