/**
 * The console of the documentation: one page, no library. It writes texts only (no markup), so that the page needs no
 * trusted type, and keeps the token in its field alone: nothing is stored.
 */
{
  const $ = (id) => document.getElementById(id);
  const form = $('console');
  const isDemonstracao = form.dataset.demonstracao === 'sim';
  /** Numbers seen in answers, by the name of the parameter that takes them. */
  const vistos = {};
  let chamadas = new Map();

  const elemento = (nome, atributos = {}, texto = '') => {
    const novo = document.createElement(nome);
    for (const [chave, valor] of Object.entries(atributos)) novo.setAttribute(chave, valor);
    novo.textContent = texto;
    return novo;
  };
  const dizer = (texto) => {
    $('situacao').textContent = texto;
  };
  const atual = () => chamadas.get($('chamada').value);
  const parametros = () => [...form.querySelectorAll('.parametros input')];
  const preenchidos = (onde) =>
    parametros().filter((campo) => campo.dataset.onde === onde && campo.value.trim());

  const campoDe = ({ nome, onde, descricao, exemplo, obrigatorio }) => {
    const id = `p-${nome}`;
    const bloco = elemento('div', { class: 'campo' });
    const campo = elemento('input', { id, type: 'text', autocomplete: 'off', spellcheck: 'false' });
    campo.dataset.onde = onde;
    campo.dataset.nome = nome;
    campo.required = obrigatorio;
    campo.value = onde === 'path' ? (vistos[nome.toLowerCase()] ?? '') : '';
    const ajuda = [descricao, exemplo === undefined ? '' : `Por exemplo: ${exemplo}.`]
      .filter(Boolean)
      .join(' ');
    campo.setAttribute('aria-describedby', `${id}-ajuda`);
    bloco.append(
      elemento('label', { for: id }, obrigatorio ? `${nome} (obrigatório)` : nome),
      elemento('p', { id: `${id}-ajuda`, class: 'apoio' }, ajuda),
      campo,
    );
    return bloco;
  };

  const mostrarExemplo = () => {
    const { exemplos } = atual();
    const escolhido = exemplos[Number($('exemplo').value)] ?? exemplos[0];
    $('corpo').value = escolhido?.corpo === undefined ? '' : JSON.stringify(escolhido.corpo, null, 2);
    $('corpo').removeAttribute('aria-invalid');
    mostrarComando();
  };

  const mostrarChamada = () => {
    const chamada = atual();
    $('resumo').textContent = chamada.resumo;
    $('referencia').href = chamada.referencia;
    const [pedidos, outros] = [true, false].map((sim) =>
      chamada.parametros.filter(({ obrigatorio }) => obrigatorio === sim),
    );
    $('obrigatorios').replaceChildren(...pedidos.map(campoDe));
    $('opcionais').replaceChildren(...outros.map(campoDe));
    $('bloco-opcionais').hidden = outros.length === 0;
    $('quantos').textContent = `Parâmetros opcionais (${outros.length})`;
    $('exemplo').replaceChildren(
      ...chamada.exemplos.map(({ titulo }, i) => elemento('option', { value: String(i) }, titulo)),
    );
    $('bloco-exemplo').hidden = chamada.exemplos.length < 2;
    $('bloco-corpo').hidden = !chamada.temCorpo;
    $('bloco-age').hidden = isDemonstracao || chamada.metodo === 'GET';
    $('age').checked = false;
    mostrarExemplo();
  };

  /** The call as it stands in the form. */
  const pedido = () => {
    const chamada = atual();
    const caminho = preenchidos('path').reduce(
      (texto, { dataset, value }) => texto.replace(`{${dataset.nome}}`, encodeURIComponent(value.trim())),
      chamada.caminho,
    );
    const query = new URLSearchParams(
      preenchidos('query').map(({ dataset, value }) => [dataset.nome, value.trim()]),
    ).toString();
    const headers = Object.fromEntries(
      preenchidos('header').map(({ dataset, value }) => [dataset.nome, value.trim()]),
    );
    if (chamada.temCorpo) headers['Content-Type'] = 'application/json';
    const body = chamada.temCorpo ? $('corpo').value : undefined;
    return { metodo: chamada.metodo, endereco: query ? `${caminho}?${query}` : caminho, headers, body };
  };

  const entreAspas = (texto) => `'${texto.replaceAll("'", "'\\''")}'`;
  const umaLinha = (texto) => {
    try {
      return JSON.stringify(JSON.parse(texto));
    } catch {
      return texto;
    }
  };
  /** The token stays out of it: commands are pasted into terminals, chats and tickets. */
  const mostrarComando = () => {
    const { metodo, endereco, headers, body } = pedido();
    $('comando').textContent = [
      `curl${metodo === 'GET' ? '' : ` -X ${metodo}`} ${entreAspas(location.origin + endereco)}`,
      "-H 'Authorization: Bearer SEU_TOKEN'",
      ...Object.entries(headers).map(([nome, valor]) => `-H ${entreAspas(`${nome}: ${valor}`)}`),
      ...(body === undefined ? [] : [`--data ${entreAspas(umaLinha(body))}`]),
    ].join(' \\\n  ');
  };

  const PASSOS = {
    400: 'Corrija o que a frase diz e envie de novo.',
    401: 'Peça outro token, no passo 1, e envie de novo.',
    403: 'O perfil deste token não pode fazer esta chamada; use um token de outro perfil.',
    404: 'Confira os números: liste primeiro e use um que apareceu. Em listas, 404 quer dizer que não há nada.',
    409: 'A situação mudou: leia de novo e decida.',
    413: 'Envie menos; os limites estão no guia.',
    415: 'O corpo precisa ser JSON.',
  };
  const passoDe = (resposta) => {
    if (resposta.ok) return '';
    const espera = resposta.headers.get('retry-after');
    if (espera) return `Espere ${espera} segundos e envie de novo.`;
    return PASSOS[resposta.status] ?? 'A falha é nossa: tente de novo daqui a pouco.';
  };

  const CABECALHOS =
    /^(content-type|x-proximo-cursor|retry-after|ratelimit.*|deprecation|sunset|link|www-authenticate|allow)$/;

  const lembrar = (corpo) => {
    const item = Array.isArray(corpo) ? corpo[0] : (corpo?.Recursos?.[0] ?? corpo);
    for (const [nome, valor] of Object.entries(item ?? {}))
      if (/^id(manifestacao|recurso|webhook)$/i.test(nome)) vistos[nome.toLowerCase()] = String(valor);
    const [anexo] = corpo?.Teor?.Anexos ?? [];
    if (anexo) vistos.idanexo = String(anexo.IdAnexoManifestacao);
  };

  const lido = (texto) => {
    try {
      const corpo = JSON.parse(texto);
      return { corpo, bonito: JSON.stringify(corpo, null, 2) };
    } catch {
      return { corpo: null, bonito: texto };
    }
  };

  const mostrarResposta = async (resposta) => {
    const { corpo, bonito } = lido(await resposta.text());
    if (resposta.ok) lembrar(corpo);
    const frase = corpo?.message ?? corpo?.error_description ?? '';
    const resumo = `${resposta.status}. ${resposta.ok ? 'Deu certo.' : 'Recusada.'}`;
    $('cabecalhos').textContent = [...resposta.headers]
      .filter(([nome]) => CABECALHOS.test(nome))
      .map(([nome, valor]) => `${nome}: ${valor}`)
      .join('\n');
    $('resposta').textContent = bonito || '(sem corpo)';
    $('resultado').hidden = false;
    dizer([resumo, frase, passoDe(resposta)].filter(Boolean).join(' '));
    $('titulo-do-resultado').scrollIntoView?.();
  };

  const chamar = async (endereco, opcoes) => {
    try {
      // Only the token speaks here: the session of who reads this page stays out of it.
      return await fetch(endereco, { ...opcoes, credentials: 'omit', cache: 'no-store' });
    } catch {
      dizer('A chamada não chegou ao servidor. Confira a conexão e envie de novo.');
      return null;
    }
  };

  /** What stops a call before it is made, with the field to mend. */
  const impedimento = () => {
    if (!$('token').value.trim()) return ['Falta o token: cole um, ou peça um no passo 1.', $('token')];
    const vazio = parametros().find((campo) => campo.required && !campo.value.trim());
    if (vazio) return [`Falta ${vazio.dataset.nome}: preencha e envie de novo.`, vazio];
    if (!$('bloco-age').hidden && !$('age').checked)
      return ['Esta chamada age de verdade: marque que você sabe, e envie de novo.', $('age')];
    if (!$('bloco-corpo').hidden && lido($('corpo').value).corpo === null)
      return ['O corpo não é um JSON válido: confira aspas, vírgulas e chaves.', $('corpo')];
    return null;
  };

  const apontar = (frase, campo) => {
    campo.closest('.campo, p').append(elemento('span', { id: 'erro', class: 'erro' }, frase));
    campo.setAttribute('aria-invalid', 'true');
    campo.setAttribute('aria-errormessage', 'erro');
    campo.focus();
    dizer(frase);
  };

  const enviar = async (evento) => {
    evento.preventDefault();
    for (const campo of form.querySelectorAll('[aria-invalid]')) campo.removeAttribute('aria-invalid');
    $('erro')?.remove();
    $('resultado').hidden = true;
    const impede = impedimento();
    if (impede) {
      apontar(...impede);
      return;
    }
    const { metodo, endereco, headers, body } = pedido();
    mostrarComando();
    dizer('Enviando…');
    $('enviar').disabled = true;
    const authorization = `Bearer ${$('token').value.trim()}`;
    const resposta = await chamar(endereco, { method: metodo, headers: { ...headers, authorization }, body });
    $('enviar').disabled = false;
    if (resposta) await mostrarResposta(resposta);
  };

  const pedirToken = async ({ currentTarget: { dataset } }) => {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: dataset.cliente,
      client_secret: dataset.segredo,
    });
    const resposta = await chamar('/oauth/token', { method: 'POST', body });
    if (!resposta) return;
    const { access_token: token, error_description: recusa = '' } = lido(await resposta.text()).corpo ?? {};
    $('token').value = token ?? '';
    $('estado-do-token').textContent = token
      ? `Token de demonstração pronto: é o do programa “${dataset.nome}”, e vale por um dia.`
      : `Não foi possível pedir o token. ${recusa} Tente de novo em um minuto.`;
  };

  const copiar = async () => {
    try {
      await navigator.clipboard.writeText($('comando').textContent);
      dizer('Comando copiado.');
    } catch {
      dizer('O navegador não deixou copiar: selecione o comando e copie com o teclado.');
    }
  };

  const daAncora = () => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (chamadas.has(id)) $('chamada').value = id;
    mostrarChamada();
  };

  const abrir = async () => {
    const resposta = await chamar('/api/docs/console.json', {});
    if (!resposta?.ok) {
      dizer('Não foi possível abrir a lista de chamadas. Recarregue a página.');
      return;
    }
    chamadas = new Map((await resposta.json()).map((chamada) => [chamada.id, chamada]));
    form.hidden = false;
    dizer('');
    daAncora();
    form.addEventListener('submit', (evento) => void enviar(evento));
    form.addEventListener('input', mostrarComando);
    $('chamada').addEventListener('change', mostrarChamada);
    $('exemplo').addEventListener('change', mostrarExemplo);
    $('copiar').addEventListener('click', () => void copiar());
    $('usar-demonstracao')?.addEventListener('click', (evento) => void pedirToken(evento));
    window.addEventListener('hashchange', daAncora);
  };
  void abrir();
}
