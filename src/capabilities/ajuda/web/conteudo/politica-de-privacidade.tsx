import { Link } from 'react-router';
import { ANOS_DE_DADOS_PESSOAIS, DIAS_CONSENTIMENTO } from '#kernel/prazo/prazos-da-lei.ts';
import { useInstalacao } from '#shell/instalacao.ts';
import { Contato, Section } from './parts.tsx';

export const secoesDePrivacidade = [
  { id: 'quais-dados', titulo: 'Privacidade: quais dados usamos e para quê' },
  { id: 'bases-legais', titulo: 'Por que a lei permite esse uso' },
  { id: 'protecao-ao-denunciante', titulo: 'Proteção de quem denuncia' },
  { id: 'compartilhamento', titulo: 'Com quem os dados são compartilhados' },
  { id: 'tempo-de-guarda', titulo: 'Por quanto tempo guardamos' },
  { id: 'seguranca', titulo: 'Como protegemos' },
  { id: 'seus-direitos', titulo: 'Seus direitos' },
] as const;

/** The privacy notice (Lei 13.709/2018, arts. 9 and 23 I): what, why, with whom, for how long, and how to object. */
export const PoliticaDePrivacidade = () => {
  const { orgaoControlador, emailContato } = useInstalacao();
  return (
    <>
      <Section {...secoesDePrivacidade[0]}>
        <p>Seguimos a Lei Geral de Proteção de Dados Pessoais, a LGPD (Lei nº 13.709/2018).</p>
        <dl>
          <dt>Cadastro</dt>
          <dd>
            Nome, CPF ou CNPJ, e-mail, telefone e endereço. Servem para identificar você, responder e avisar.
            Parte vem da sua conta GOV.BR.
          </dd>
          <dt>Perfil</dt>
          <dd>
            Gênero, raça ou cor, faixa etária, escolaridade e profissão. Servem para estatísticas que melhoram
            o serviço.
          </dd>
          <dt>Registros</dt>
          <dd>Textos, anexos, respostas, recursos e avaliações. Servem para analisar e responder.</dd>
          <dt>Histórico</dt>
          <dd>
            Cada ato e cada visualização, com data, hora e responsável. Servem para a sua segurança e a do
            processo.
          </dd>
          <dt>Cookies</dt>
          <dd>
            Os que mantêm a sua entrada e as suas escolhas. Veja a{' '}
            <Link to="/termos-de-uso?declaracaoCookies=true">declaração de cookies</Link>.
          </dd>
        </dl>
        <p>Na denúncia anônima não pedimos nome, documento nem e-mail.</p>
      </Section>

      <Section {...secoesDePrivacidade[1]}>
        <p>Base legal é o motivo, previsto em lei, que autoriza usar um dado pessoal. Aqui são estas:</p>
        <ul>
          <li>
            <strong>Obrigação legal</strong> (LGPD, art. 7º, II): receber e responder manifestações (Lei nº
            13.460/2017) e pedidos de acesso à informação (Lei nº 12.527/2011).
          </li>
          <li>
            <strong>Políticas públicas e interesse público</strong> (LGPD, arts. 7º, III, e 23): melhorar
            serviços e prestar contas.
          </li>
          <li>
            <strong>Dados sensíveis</strong>, como raça ou cor e saúde (LGPD, art. 11, II, “a” e “b”): só no
            que for necessário a essas mesmas finalidades.
          </li>
          <li>
            <strong>Consentimento</strong> (LGPD, art. 7º, I): para cookies opcionais. O envio da identidade
            de quem denuncia a outro órgão também depende do seu consentimento, pelo Decreto nº 10.153/2019.
          </li>
        </ul>
      </Section>

      <Section {...secoesDePrivacidade[2]}>
        <p>
          A Lei nº 13.608/2018 e o Decreto nº 10.153/2019 protegem quem denuncia. Na plataforma, isso funciona
          assim:
        </p>
        <ul>
          <li>A identidade fica em um cofre separado. Ninguém a vê por padrão.</li>
          <li>
            Para abri-la, a pessoa da ouvidoria escreve uma justificativa. O acesso entra no histórico que
            você lê.
          </li>
          <li>
            O envio da identidade a outro órgão precisa do seu consentimento. Você tem {DIAS_CONSENTIMENTO}{' '}
            dias para responder, e o silêncio vale como não. Sem consentimento, o texto segue pseudonimizado,
            isto é, sem os dados que identificam você.
          </li>
          <li>
            O acesso à identidade fica restrito por {ANOS_DE_DADOS_PESSOAIS} anos (Lei nº 12.527/2011, art.
            31, § 1º). Restringir o acesso é diferente de guardar: o tempo de guarda está mais abaixo.
          </li>
          <li>
            Se houver retaliação, isto é, perseguição por ter denunciado, há um formulário próprio de
            denúncia.
          </li>
        </ul>
      </Section>

      <Section {...secoesDePrivacidade[3]}>
        <ul>
          <li>
            <strong>Com o órgão que responde</strong> e, se o assunto for de outro, com o órgão que recebe o
            encaminhamento. Na denúncia, valem as regras acima.
          </li>
          <li>
            <strong>Com sistemas de órgãos</strong> ligados à plataforma. Cada leitura fica no histórico, e a
            identidade de quem denuncia vai pseudonimizada.
          </li>
          <li>
            <strong>Com a sociedade</strong>: pedidos de acesso à informação, respostas e dados abertos são
            publicados sem os dados pessoais de quem pediu. Antes de publicar, uma verificação procura CPF,
            CNPJ, e-mail, telefone, endereço, dados bancários e nomes.
          </li>
        </ul>
        <p>Não vendemos dados.</p>
      </Section>

      <Section {...secoesDePrivacidade[4]}>
        <ul>
          <li>
            <strong>Denúncias:</strong> 5 anos e mais 15 anos.
          </li>
          <li>
            <strong>Demais manifestações:</strong> 5 anos e mais 5 anos.
          </li>
        </ul>
      </Section>

      <Section {...secoesDePrivacidade[5]}>
        <ul>
          <li>Denúncias e comunicações são cifradas: texto, rascunhos, anexos, contribuições e respostas.</li>
          <li>O código de acesso não é guardado em forma legível e nunca é enviado por e-mail.</li>
          <li>Cada perfil da equipe só vê o que precisa, e cada acesso é registrado.</li>
          <li>Depois de alguns erros de senha, é preciso esperar para tentar de novo.</li>
        </ul>
      </Section>

      <Section {...secoesDePrivacidade[6]}>
        <p>A LGPD (art. 18) dá a você, entre outros, o direito de:</p>
        <ul>
          <li>confirmar se usamos seus dados e ter acesso a eles;</li>
          <li>corrigir o que estiver errado ou desatualizado;</li>
          <li>saber com quem foram compartilhados;</li>
          <li>pedir a eliminação do que for desnecessário ou tratado contra a lei;</li>
          <li>voltar atrás em um consentimento.</li>
        </ul>
        <p>
          Muito disso você faz em <Link to="/usuario/meucadastro">Meu Cadastro</Link> e no histórico de cada
          registro. Para o restante, escreva para o encarregado de dados ({orgaoControlador}):{' '}
          <Contato email={emailContato} />. Dados que a lei manda guardar não podem ser apagados antes do
          tempo.
        </p>
      </Section>
    </>
  );
};
