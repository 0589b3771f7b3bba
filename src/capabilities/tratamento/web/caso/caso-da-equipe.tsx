import { perfisDaAcao } from '#kernel/permissoes.ts';
import { BotaoDeAtalhos, FolhaDeAtalhos } from '#shell/atalhos/folha-de-atalhos.tsx';
import { FormaNoPapel, useImpressao } from '#shell/impressao/formas.ts';
import { CabecaDoPapel, Imprimir } from '#shell/impressao/impressao.tsx';
import { parte } from '#shell/partes.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { AoLadoDoArquivo } from '#shell/ui/arquivos.tsx';
import { VerArquivo } from '../arquivo/ver-arquivo.tsx';
import { useAtoAberto } from '../atos/use-ato-aberto.ts';
import type { Caso } from '../caso-queries.ts';
import { Agir } from './agir.tsx';
import { Cabecalho } from './cabecalho.tsx';
import { useNotasDobradas } from './notas-dobradas.tsx';
import { useAtalhosDoCaso } from './use-atalhos-do-caso.ts';
import { Conversa, Dados, PessoaERelato } from './zonas.tsx';
import './tratar.css';

const Desistencias = parte('desistencias-do-caso');
const PrazoDoCaso = parte('prazo-do-caso');
const Recebida = parte('recado-de-quem-encaminhou');

interface CasoDaEquipeProps {
  readonly caso: Caso;
  readonly isLendo: boolean;
}

/**
 * The page of a case for its office: the bar of acts on top; below it the person and the text, the conversation and history, and the
 * facts.
 */
export function CasoDaEquipe({ caso, isLendo }: CasoDaEquipeProps) {
  const ato = useAtoAberto(caso);
  const temNotas = perfisDaAcao('nota.escrever').includes(idPerfilDe(useUsuario()));
  const notas = useNotasDobradas();
  const folha = useAtalhosDoCaso(caso, temNotas ? notas.escrever : null, ato.abrir);
  const { forma, imprimir } = useImpressao();
  return (
    <FormaNoPapel value={forma}>
      <AoLadoDoArquivo value={VerArquivo}>
        <div className="tratar" data-largura="total">
          <CabecaDoPapel orgao={caso.ouvidoria.nomeOuvidoria} numeroProtocolo={caso.numeroProtocolo} />
          <Cabecalho caso={caso} />
          <Agir caso={caso} ato={ato} isLendo={isLendo} />
          <Desistencias desistencias={caso.desistencias} lado="orgao" />
          <Recebida caso={caso} />
          <div className="tratar-zonas">
            <section className="tratar-andamento tratar-caixa" aria-label="Situação e prazo">
              <p className="detalhe-frase">{caso.fraseDaSituacao}</p>
              <PrazoDoCaso caso={caso} />
            </section>
            <PessoaERelato caso={caso} ato={ato} podeTranscrever={temNotas} />
            <Conversa caso={caso} ato={ato} notas={temNotas ? notas : null} />
            <Dados caso={caso} ato={ato} />
          </div>
          <div className="ui-actions ui-no-print">
            <Imprimir size="small" onImprimir={imprimir} />
            {folha.atalhos.length > 0 && <BotaoDeAtalhos onAbrir={() => folha.setAberta(true)} />}
          </div>
          <FolhaDeAtalhos {...folha} />
        </div>
      </AoLadoDoArquivo>
    </FormaNoPapel>
  );
}
