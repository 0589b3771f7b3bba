import { Link } from 'react-router';
import {
  DIAS_ACESSO,
  DIAS_COMPLEMENTACAO,
  DIAS_OUVIDORIA,
  DIAS_PARA_DECIDIR,
  DIAS_PARA_RECORRER,
  DIAS_PRORROGACAO_ACESSO,
  DIAS_PRORROGACAO_OUVIDORIA,
} from '#kernel/prazo/prazos-da-lei.ts';
import { useInstalacao } from '#shell/instalacao.ts';
import { Contato, PageIndex, Section } from './parts.tsx';
import { useFocusTarget, useHash } from './use-focus-target.ts';

const indice = [
  { id: 'o-que-e', titulo: 'O que é' },
  { id: 'para-quem', titulo: 'Para quem é' },
  { id: 'tipos', titulo: 'O que você pode registrar' },
  { id: 'depois-do-registro', titulo: 'O que acontece depois' },
  { id: 'prazos', titulo: 'Prazos, em palavras simples' },
  { id: 'protecao-dos-dados', titulo: 'Como seus dados são protegidos' },
  { id: 'quem-mantem', titulo: 'Quem mantém' },
  { id: 'codigo-aberto', titulo: 'Código aberto' },
] as const;

/** The types a person may file (S2-11) and the access request, each with a telling example. */
const tipos = [
  {
    nome: 'Reclamação',
    texto: 'Um serviço público não funcionou bem. A resposta traz a decisão final sobre o problema.',
    exemplo: '“Marquei uma perícia e ninguém me atendeu no dia.”',
  },
  {
    nome: 'Elogio',
    texto:
      'Você quer reconhecer um bom atendimento. A resposta diz qual agente e qual chefia foram avisados.',
    exemplo: '“A servidora do posto explicou tudo com paciência.”',
  },
  {
    nome: 'Solicitação',
    texto: 'Você quer que o órgão faça algo. A resposta diz se é possível, de que forma e por que meio.',
    exemplo: '“Peço a troca da lâmpada queimada na frente da escola.”',
  },
  {
    nome: 'Sugestão',
    texto:
      'Você tem uma ideia para melhorar um serviço. A resposta diz se ela será adotada, em parte ou não, e por quê.',
    exemplo: '“O agendamento poderia avisar por mensagem um dia antes.”',
  },
  {
    nome: 'Denúncia',
    texto:
      'Você sabe de um ato irregular ou ilegal que precisa ser apurado. É o único tipo que pode ser anônimo.',
    exemplo: '“Um chefe de setor cobra dinheiro para liberar documentos.”',
  },
  {
    nome: 'Simplifique',
    texto:
      'Você quer menos burocracia em um serviço federal. Conte qual exigência atrapalha e como simplificá-la.',
    exemplo: '“Pedem cópia autenticada de um documento que o próprio órgão emitiu.”',
  },
  {
    nome: 'Acesso à informação',
    texto: 'Você quer ver um documento ou um dado que o órgão tem (Lei nº 12.527/2011).',
    exemplo: '“Quero o contrato da reforma do hospital e os pagamentos de 2025.”',
  },
] as const;

export default function SobrePage() {
  const { nome, orgaoControlador, emailContato, urlPublica } = useInstalacao();
  useFocusTarget(useHash());
  return (
    <article className="conteudo">
      <PageIndex itens={indice} />

      <Section {...indice[0]}>
        <p>
          {nome} é o lugar onde você fala com o poder público e recebe resposta. Aqui você reclama, elogia,
          pede, sugere, denuncia e solicita informações. Cada registro tem protocolo, prazo e resposta.
        </p>
        <p>
          A plataforma reúne dois serviços: a <strong>ouvidoria</strong> (Lei nº 13.460/2017) e o{' '}
          <strong>acesso à informação</strong> (Lei nº 12.527/2011).
        </p>
      </Section>

      <Section {...indice[1]}>
        <ul>
          <li>
            <strong>Cidadãos e empresas</strong> que querem ser ouvidos ou pedir informações.
          </li>
          <li>
            <strong>Servidores e trabalhadores de instituições federais</strong>, pela Ouvidoria Interna.
          </li>
          <li>
            <strong>Ouvidorias e serviços de informação</strong> que recebem, analisam e respondem. Há órgãos
            federais, estaduais e municipais, além de serviços autônomos, conselhos profissionais e o
            Judiciário federal. Veja a lista de <Link to="/orgao">órgãos</Link>.
          </li>
        </ul>
      </Section>

      <Section {...indice[2]}>
        <dl>
          {tipos.map((tipo) => (
            <div key={tipo.nome}>
              <dt>{tipo.nome}</dt>
              <dd>
                {tipo.texto} <em>Exemplo: {tipo.exemplo}</em>
              </dd>
            </div>
          ))}
        </dl>
        <p>
          A denúncia anônima recebe o nome de <strong>comunicação</strong>. Escolheu o tipo errado? Não se
          preocupe: o órgão pode corrigir, e você é avisado.
        </p>
        <p>
          <Link to="/?modoOuvidoria=1">Registrar uma manifestação</Link>
        </p>
      </Section>

      <Section {...indice[3]}>
        <ol>
          <li>Você recebe o número de protocolo e um comprovante.</li>
          <li>O órgão lê e analisa. Se o assunto for de outro órgão, encaminha e avisa você.</li>
          <li>
            Na ouvidoria, se faltar alguma informação, o órgão pede. Você tem {DIAS_COMPLEMENTACAO} dias para
            complementar. Sem resposta, o registro é arquivado.
          </li>
          <li>O órgão responde. Se você informou um e-mail, um aviso segue por ele.</li>
          <li>Você avalia o atendimento. No acesso à informação, também pode recorrer.</li>
        </ol>
        <p>
          O histórico mostra cada passo e cada pessoa da equipe que abriu o seu registro. Acompanhe em{' '}
          <Link to="/manifestacao">Minhas Manifestações</Link> ou, sem entrar na conta, em{' '}
          <Link to="/manifestacao/consultar">Consultar Protocolo</Link>.
        </p>
      </Section>

      <Section {...indice[4]}>
        <ul>
          <li>
            <strong>Ouvidoria:</strong> {DIAS_OUVIDORIA} dias, prorrogáveis uma vez por mais{' '}
            {DIAS_PRORROGACAO_OUVIDORIA}, com justificativa (Lei nº 13.460/2017, art. 16).
          </li>
          <li>
            <strong>Acesso à informação:</strong> {DIAS_ACESSO} dias, prorrogáveis uma vez por mais{' '}
            {DIAS_PRORROGACAO_ACESSO}. O órgão precisa justificar antes de os {DIAS_ACESSO} dias terminarem
            (Lei nº 12.527/2011).
          </li>
          <li>
            <strong>Recurso de acesso à informação:</strong> você tem {DIAS_PARA_RECORRER} dias para recorrer.
            A 1ª, a 2ª e a 3ª instâncias decidem em {DIAS_PARA_DECIDIR} dias.
          </li>
        </ul>
        <p>
          Os dias são corridos. O primeiro não conta e o último conta. O prazo só começa e só termina em dia
          útil. Experimente o <Link to="/simulador-de-prazos">simulador de prazos</Link>.
        </p>
      </Section>

      <Section {...indice[5]}>
        <ul>
          <li>Cada visualização feita pela equipe fica registrada, e você pode ver.</li>
          <li>
            A identidade de quem denuncia fica separada do relato. Só é aberta com justificativa escrita e só
            vai a outro órgão com o seu consentimento (Decreto nº 10.153/2019).
          </li>
          <li>Denúncias são cifradas: texto, rascunhos, anexos e respostas.</li>
          <li>Nada é publicado antes de uma verificação que procura dados pessoais.</li>
        </ul>
        <p>
          Leia os <Link to="/termos-de-uso">Termos de Uso e Privacidade</Link>.
        </p>
      </Section>

      <Section {...indice[6]}>
        <p>
          Esta instalação é mantida por: <strong>{orgaoControlador}</strong>. O endereço oficial é{' '}
          <a href={urlPublica}>{urlPublica}</a>. Fale com a equipe: <Contato email={emailContato} />.
        </p>
        <p>Quem responde a cada registro é o órgão a que ele foi enviado.</p>
      </Section>

      <Section {...indice[7]}>
        <p>
          O programa é software livre, sob a licença AGPL, versão 3 ou posterior. Isso quer dizer que qualquer
          pessoa pode ler, usar e melhorar o código. Quem oferecer uma versão modificada pela internet deve
          abrir também as mudanças.
        </p>
        <p>
          Estados, municípios e outras instituições podem usar a plataforma com o próprio nome e as próprias
          regras.
        </p>
      </Section>
    </article>
  );
}
