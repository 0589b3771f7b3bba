import { faLock } from '@fortawesome/free-solid-svg-icons/faLock.js';
import { Link } from 'react-router';
import { podeAcessar } from '#kernel/acesso.ts';
import { permitido } from '#kernel/permissoes.ts';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { Procurar } from '#shell/lista/procurar.tsx';
import { toQuemAcessa, useUsuario } from '#shell/session/session.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Tabs } from '#shell/ui/navegacao/tabs.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import { filtrosDoRol } from '../../domain/filas.ts';
import { nomeDoGrau } from '../../domain/grau.ts';
import type { InformacaoVista } from '../../domain/rol/informacao.ts';
import { type FiltroDoRol, useRol } from '../classificadas-queries.ts';
import { diaSimples } from '../dia-simples.ts';
import '../classificadas.css';

export const ROL = '/informacoes-classificadas/rol';

const nomes: Readonly<Record<FiltroDoRol, string>> = {
  classificadas: 'Classificadas',
  'termo-vencido': 'Sigilo vencido',
  desclassificadas: 'Desclassificadas',
  todas: 'Todas',
};

const colunas: readonly TableColumn<InformacaoVista>[] = [
  {
    key: 'codigo',
    header: 'Código',
    rowHeader: true,
    cell: ({ idInformacao, codigo }) => (
      <Link className="ui-mono classificadas-codigo" to={`${ROL}/${idInformacao}`}>
        {codigo}
      </Link>
    ),
  },
  { key: 'assunto', header: 'Assunto', cell: ({ assunto }) => assunto },
  { key: 'grau', header: 'Grau', cell: ({ grau }) => nomeDoGrau[grau] },
  {
    key: 'termo',
    header: 'Sigilo até',
    cell: ({ termo, termoVencido, desclassificadaEm }) =>
      desclassificadaEm ? (
        `Desclassificada em ${diaSimples(desclassificadaEm)}`
      ) : (
        <>
          {diaSimples(termo)} {termoVencido && <Tag tone="danger">Vencido</Tag>}
        </>
      ),
  },
];

/** The roll that the office keeps (Lei 12.527/2011, arts. 24 to 30). */
export default function RolPage() {
  const usuario = useUsuario();
  const lista = useRol();
  const { situacao, busca } = lista.filtro;
  const { orgao, comTermoVencido = 0 } = lista.dados ?? {};
  const mantem = podeAcessar(permitido('transparencia.responder'), toQuemAcessa(usuario)).allowed;
  const registrar = mantem && (
    <LinkButton to={`${ROL}/registrar`} variant="primary">
      Registrar informação
    </LinkButton>
  );
  return (
    <div data-largura="total" className="trabalho">
      <div className="classificadas-topo">
        <p>
          O que {orgao ? `${orgao.sigla} – ${orgao.nome}` : 'o órgão'} mantém em sigilo. Escreva só o que pode
          ser publicado: a lista sai todo ano, até 1º de junho.
        </p>
        <div className="ui-actions">
          <LinkButton to="/informacoes-classificadas/lista" variant="secondary">
            Lista anual
          </LinkButton>
          {registrar}
        </div>
      </div>
      {comTermoVencido > 0 && situacao !== 'termo-vencido' && (
        <Message type="warning" title="Há sigilo vencido." still>
          {comTermoVencido === 1 ? 'Uma informação passou' : `${comTermoVencido} informações passaram`} do fim
          do sigilo e {comTermoVencido === 1 ? 'é pública' : 'são públicas'} por lei (art. 24, § 4º).{' '}
          <Link to={`${ROL}?situacao=termo-vencido`}>Ver e desclassificar</Link>
        </Message>
      )}
      <Procurar
        busca={busca}
        ajuda="Por palavras do assunto ou pelo número do processo."
        onProcurar={(texto) => lista.filtrar({ busca: texto })}
      />
      <Tabs
        label="Situação das informações"
        tabs={filtrosDoRol.map((id) => ({ id, label: nomes[id] }))}
        active={situacao}
        onChange={(id) => lista.filtrar({ situacao: id as FiltroDoRol })}
      >
        <ListaPaginada
          lista={lista}
          oQue="as informações"
          titulo={`Informações: ${nomes[situacao].toLowerCase()}`}
          colunas={colunas}
          vazia={
            <EmptyState title="Nenhuma informação aqui" icon={faLock} action={registrar}>
              {busca
                ? 'Nada corresponde à busca.'
                : 'Se o órgão não tem informação classificada, a lista anual é publicada assim mesmo, com os números dos pedidos.'}
            </EmptyState>
          }
        />
      </Tabs>
    </div>
  );
}
