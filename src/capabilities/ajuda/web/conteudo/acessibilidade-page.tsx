import { Link } from 'react-router';
import { useInstalacao } from '#shell/instalacao.ts';
import { Contato, PageIndex, Section } from './parts.tsx';
import { useFocusTarget, useHash } from './use-focus-target.ts';

const indice = [
  { id: 'compromisso', titulo: 'Nosso compromisso' },
  { id: 'teclado', titulo: 'Atalhos de teclado' },
  { id: 'contraste-e-zoom', titulo: 'Alto contraste e ampliação' },
  { id: 'leitores-de-tela', titulo: 'Leitores de tela' },
  { id: 'libras', titulo: 'Libras' },
  { id: 'limites', titulo: 'Limites conhecidos' },
  { id: 'relatar-barreira', titulo: 'Encontrou uma barreira?' },
] as const;

const atalhos = [
  { tecla: '1', destino: 'Ir para o conteúdo' },
  { tecla: '2', destino: 'Ir para o menu' },
  { tecla: '3', destino: 'Ir para a busca' },
  { tecla: '4', destino: 'Ir para o rodapé' },
] as const;

export default function AcessibilidadePage() {
  const { nome, emailContato } = useInstalacao();
  useFocusTarget(useHash());
  return (
    <article className="conteudo">
      <PageIndex itens={indice} />

      <Section {...indice[0]}>
        <p>
          {nome} deve servir a todas as pessoas. Seguimos as diretrizes internacionais WCAG 2.2, no nível AA,
          e o eMAG, o modelo de acessibilidade do governo brasileiro.
        </p>
        <p>Na prática, isso quer dizer:</p>
        <ul>
          <li>tudo funciona só com o teclado, e o foco está sempre visível;</li>
          <li>a informação nunca depende apenas da cor;</li>
          <li>os erros aparecem ao lado do campo e em um resumo no topo;</li>
          <li>gráficos têm os mesmos dados em tabela;</li>
          <li>animações param quando o seu aparelho pede menos movimento;</li>
          <li>o que você escreve é salvo aos poucos, para que possa ir no seu ritmo.</li>
        </ul>
      </Section>

      <Section {...indice[1]}>
        <p>
          Ao abrir uma página, aperte <kbd>Tab</kbd>. Os primeiros itens são os atalhos abaixo. Aperte{' '}
          <kbd>Enter</kbd> para usar um deles.
        </p>
        <dl className="conteudo-atalhos">
          {atalhos.map(({ tecla, destino }) => (
            <div key={tecla}>
              <dt>
                <kbd>{tecla}</kbd>
              </dt>
              <dd>{destino}</dd>
            </div>
          ))}
        </dl>
        <p>
          O número também funciona como tecla de acesso. No Chrome e no Edge, use <kbd>Alt</kbd> + número. No
          Firefox, <kbd>Alt</kbd> + <kbd>Shift</kbd> + número. No Mac, <kbd>Control</kbd> + <kbd>Option</kbd>{' '}
          + número.
        </p>
        <p>
          <kbd>Tab</kbd> avança e <kbd>Shift</kbd> + <kbd>Tab</kbd> volta. <kbd>Esc</kbd> fecha a busca e as
          janelas.
        </p>
      </Section>

      <Section {...indice[2]}>
        <p>
          O <strong>alto contraste</strong> fica no menu de funções, no topo. A escolha é lembrada nas
          próximas visitas.
        </p>
        <p>
          Para <strong>ampliar</strong>, aperte <kbd>Ctrl</kbd> e <kbd>+</kbd> (no Mac, <kbd>Command</kbd> e{' '}
          <kbd>+</kbd>). As páginas podem ser ampliadas até 200% sem perder conteúdo ou função. Para voltar,
          aperte <kbd>Ctrl</kbd> e <kbd>0</kbd>.
        </p>
        <p>As telas também se ajustam a aparelhos estreitos, a partir de 320 pixels de largura.</p>
        <p>
          O <strong>ícone do assistente</strong>, no canto da tela, pode ser escondido no botão ao lado dele.
          A escolha é lembrada neste aparelho; “Mostrar o assistente”, no rodapé, o traz de volta.
        </p>
      </Section>

      <Section {...indice[3]}>
        <p>
          As páginas têm títulos em ordem, regiões marcadas (topo, menu, conteúdo, rodapé) e nomes em todos os
          campos e botões. Mudanças importantes, como o número de resultados de uma busca, são anunciadas sem
          tirar você do lugar.
        </p>
      </Section>

      <Section {...indice[4]}>
        <p>
          No menu de funções, no topo, escolha a opção de Libras. Ela abre o VLibras, que traduz o texto da
          página. Se o tradutor ainda não estiver ligado nesta instalação, a mesma opção explica como usá-lo.
        </p>
      </Section>

      <Section {...indice[5]}>
        <p>Ainda há pontos que não dependem só de nós ou que queremos melhorar:</p>
        <ul>
          <li>
            arquivos anexados por cidadãos e órgãos podem não ser acessíveis. Exemplos: documento escaneado
            como imagem, vídeo sem legenda. Você pode pedir ao órgão outro formato;
          </li>
          <li>a tradução para Libras é automática e pode ter erros, sobretudo em termos jurídicos;</li>
          <li>a página de entrada da conta GOV.BR é de outro sistema e tem regras próprias;</li>
          <li>o tarjamento de PDF, usado pelas equipes, é um trabalho visual: mostra páginas como imagem.</li>
        </ul>
      </Section>

      <Section {...indice[6]}>
        <p>
          Escreva para <Contato email={emailContato} />. Conte em que página estava, o que tentou fazer e qual
          navegador e recurso de apoio usa. Uma imagem da tela ajuda, mas não é obrigatória.
        </p>
        <p>
          Se preferir, registre uma <Link to="/?modoOuvidoria=1">reclamação</Link>. Se não conseguir usar o
          site, procure o atendimento do órgão por telefone ou no balcão: os contatos estão em{' '}
          <Link to="/orgao">Órgãos</Link>.
        </p>
      </Section>
    </article>
  );
}
