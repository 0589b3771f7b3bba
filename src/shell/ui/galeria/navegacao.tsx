import { useState } from 'react';
import { Breadcrumb } from '../navegacao/breadcrumb.tsx';
import { Pagination } from '../navegacao/pagination.tsx';
import { Steps } from '../navegacao/steps.tsx';
import { Tabs } from '../navegacao/tabs.tsx';
import { Porta, Portas } from '../portas.tsx';
import { Secao } from './secao.tsx';

const trilha = [
  { location: '/', name: 'Início' },
  { location: '/principal', name: 'Principal' },
  { location: '/configuracoes', name: 'Configurações' },
  { location: '/feriado', name: 'Feriados' },
  { location: '/feriado/cadastrar', name: 'Cadastrar feriado' },
];

const etapas = ['Assunto', 'Relato', 'Órgão', 'Identificação', 'Anexos', 'Revisão'];

const filas = [
  { id: 'triar', label: 'Triar', count: 12, content: <p>Doze manifestações esperam triagem.</p> },
  { id: 'analise', label: 'Em análise', count: 1240, content: <p>Em análise pela ouvidoria.</p> },
  { id: 'area', label: 'Na área', count: 8, content: <p>Com a área técnica.</p> },
  { id: 'vencidas', label: 'Vencidas', count: 0, content: <p>Nenhuma vencida.</p> },
];

export function Navegacao() {
  const [pagina, setPagina] = useState(4);
  const [tamanho, setTamanho] = useState(20);
  const [etapa, setEtapa] = useState(2);
  return (
    <Secao titulo="Navegação">
      <Breadcrumb label="Exemplo de trilha" trail={trilha} />
      <Breadcrumb
        label="Caminho recolhido"
        trail={[...trilha, { location: '/feriado/detalhar', name: 'Detalhar feriado' }]}
      />
      <Steps steps={etapas} current={etapa} onStep={setEtapa} />
      <Tabs label="Filas" tabs={filas} />
      <Portas>
        <Porta to="/principal" numero="3" rotulo="Vencidas" ajuda="Responda primeiro" cheia nome="vencidas" />
        <Porta to="/principal" numero="0" rotulo="Sem dono" ajuda="Ninguém assumiu" cheia={false} />
      </Portas>
      <Pagination
        page={pagina}
        pageSize={tamanho}
        total={431}
        onPage={setPagina}
        pageSizes={[10, 20, 50]}
        onPageSize={setTamanho}
      />
    </Secao>
  );
}
