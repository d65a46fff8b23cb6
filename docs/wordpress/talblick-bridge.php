<?php
/**
 * Plugin Name: Bridge to the portal
 * Description: Tells the portal at once what changes here: posts, pages, media, categories, tags, authors and approved comments.
 * Version: 1.2
 * Requires at least: 5.7
 * Requires PHP: 7.4
 * License: as the portal that it belongs to
 *
 * One file: put it into wp-content/plugins (or mu-plugins) and fill in Settings, Bridge: the portal's address
 * (https://your.portal/webhooks/wordpress) and the secret (WORDPRESS_WEBHOOK_SECRET of its back end).
 *
 * An event says that something happened, never what: the portal asks the REST interface of this site for it, so drafts and
 * private posts do not leave here. Events of one request go together when it ends; what cannot be delivered waits in a list
 * and is sent by WP-Cron, after 1, 2, 4 ... minutes, for a day. What is lost even then, the portal finds by itself.
 *
 * How a delivery is signed, with an example that the portal's own test holds this file to:
 *
 *   x-bridge-timestamp: 1790000000
 *   x-bridge-signature: sha256=48589948727addb7b1f3b546eb16320be90647b84c54132e4687894fd8eaaad2
 *   body:   {"events":[{"event":"ping","at":1790000000}]}
 *   secret: ein-geheimnis-mit-32-zeichen-....
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

final class Portal_Bridge {
	const OPTION_URL    = 'portal_bridge_url';
	const OPTION_SECRET = 'portal_bridge_secret';
	const OPTION_QUEUE  = 'portal_bridge_queue';
	const HOOK          = 'portal_bridge_send';
	const MAX_EVENTS    = 50;
	const MAX_WAITING   = 2000;
	const GIVE_UP_AFTER = DAY_IN_SECONDS;
	const AUTHOR_META   = array( 'description', 'portal_role', 'portal_mail', 'portal_links', 'portal_picture', 'simple_local_avatar' );

	/** Events of this request, each once. */
	private static $events = array();

	public static function start() {
		add_action( 'transition_post_status', array( __CLASS__, 'on_status' ), 10, 3 );
		add_action( 'post_updated', array( __CLASS__, 'on_updated' ), 10, 2 );
		add_action( 'before_delete_post', array( __CLASS__, 'on_deleted' ) );
		add_action( 'set_object_terms', array( __CLASS__, 'on_terms_of_post' ) );
		add_action( 'updated_post_meta', array( __CLASS__, 'on_meta' ), 10, 3 );
		add_action( 'attachment_updated', array( __CLASS__, 'on_media' ) );
		add_action( 'edit_attachment', array( __CLASS__, 'on_media' ) );
		add_action( 'delete_attachment', array( __CLASS__, 'on_media_deleted' ) );
		add_action( 'edit_terms', array( __CLASS__, 'before_term' ), 10, 2 );
		add_action( 'edited_term', array( __CLASS__, 'on_term' ), 10, 3 );
		add_action( 'pre_delete_term', array( __CLASS__, 'before_term' ), 10, 2 );
		add_action( 'delete_term', array( __CLASS__, 'on_term_deleted' ), 10, 3 );
		add_action( 'profile_update', array( __CLASS__, 'on_author' ), 10, 2 );
		add_action( 'deleted_user', array( __CLASS__, 'on_author_deleted' ), 10, 3 );
		foreach ( array( 'added_user_meta', 'updated_user_meta', 'deleted_user_meta' ) as $hook ) {
			add_action( $hook, array( __CLASS__, 'on_author_meta' ), 10, 3 );
		}
		add_action( 'rest_api_init', array( __CLASS__, 'register_author_field' ) );
		add_action( 'show_user_profile', array( __CLASS__, 'show_author_fields' ) );
		add_action( 'edit_user_profile', array( __CLASS__, 'show_author_fields' ) );
		add_action( 'personal_options_update', array( __CLASS__, 'save_author_fields' ) );
		add_action( 'edit_user_profile_update', array( __CLASS__, 'save_author_fields' ) );
		add_action( 'transition_comment_status', array( __CLASS__, 'on_comment_status' ), 10, 3 );
		add_action( 'comment_post', array( __CLASS__, 'on_comment' ), 10, 2 );
		add_action( 'edit_comment', array( __CLASS__, 'on_comment_edited' ) );
		add_action( 'delete_comment', array( __CLASS__, 'on_comment_deleted' ) );
		add_action( 'shutdown', array( __CLASS__, 'send_now' ) );
		add_action( self::HOOK, array( __CLASS__, 'send_waiting' ) );
		add_action( 'admin_menu', array( __CLASS__, 'add_page' ) );
		add_action( 'admin_init', array( __CLASS__, 'register_settings' ) );
		add_action( 'admin_post_portal_bridge_test', array( __CLASS__, 'on_test' ) );
	}

	/* What happened. */

	public static function on_status( $new, $old, $post ) {
		if ( ! self::is_content( $post ) ) {
			return;
		}
		if ( 'publish' === $new ) {
			self::add_post( 'publish' === $old ? 'post.updated' : 'post.published', $post );
		} elseif ( 'publish' === $old ) {
			self::add_post( 'post.unpublished', $post );
		}
	}

	public static function on_updated( $id, $post ) {
		if ( 'publish' === $post->post_status && self::is_content( $post ) ) {
			self::add_post( 'post.updated', $post );
		}
	}

	public static function on_deleted( $id ) {
		$post = get_post( $id );
		if ( $post && self::is_content( $post ) ) {
			self::add( array( 'event' => 'post.deleted', 'id' => (int) $id, 'type' => $post->post_type, 'at' => time() ), "post:$id" );
		}
	}

	public static function on_terms_of_post( $id ) {
		$post = get_post( $id );
		if ( $post ) {
			self::on_updated( $id, $post );
		}
	}

	/** The featured picture and the mark of a paid post. */
	public static function on_meta( $meta_id, $id, $key ) {
		if ( in_array( $key, array( '_thumbnail_id', 'is_premium', '_is_premium' ), true ) ) {
			self::on_terms_of_post( $id );
		}
	}

	public static function on_media( $id ) {
		self::add( array( 'event' => 'media.updated', 'id' => (int) $id, 'at' => time() ), "media:$id" );
	}

	public static function on_media_deleted( $id ) {
		self::add( array( 'event' => 'media.deleted', 'id' => (int) $id, 'at' => time() ), "media:$id" );
	}

	/** Slugs of terms as this request found them. */
	private static $former = array();

	public static function before_term( $id, $taxonomy ) {
		$term = isset( self::$former[ $id ] ) ? null : get_term( $id, $taxonomy );
		if ( $term && ! is_wp_error( $term ) ) {
			self::$former[ $id ] = $term->slug;
		}
	}

	public static function on_term( $id, $tt_id, $taxonomy ) {
		self::add_term( 'term.updated', $id, $taxonomy );
	}

	public static function on_term_deleted( $id, $tt_id, $taxonomy ) {
		self::add_term( 'term.deleted', $id, $taxonomy );
	}

	/** The name that stands on posts, the one in addresses, and the website; login and mail concern nobody. */
	public static function on_author( $id, $before ) {
		$user = get_userdata( $id );
		if ( ! $user ) {
			return;
		}
		foreach ( array( 'display_name', 'user_nicename', 'user_url' ) as $field ) {
			if ( $user->$field !== $before->$field ) {
				self::add_author( 'author.updated', $id, $before );
				return;
			}
		}
	}

	/** What a profile says in words, and the fields below. */
	public static function on_author_meta( $meta_id, $id, $key ) {
		$user = in_array( $key, self::AUTHOR_META, true ) ? get_userdata( $id ) : null;
		if ( $user && ! isset( self::$events[ "author:$id" ] ) ) {
			self::add_author( 'author.updated', $id, $user );
		}
	}

	/** The posts are somebody else's by now, or were deleted one by one. */
	public static function on_author_deleted( $id, $reassign, $user ) {
		if ( $user ) {
			self::add_author( 'author.deleted', $id, $user );
		}
	}

	public static function on_comment_status( $new, $old, $comment ) {
		if ( 'approved' === $new || 'approved' === $old ) {
			self::add_comment( 'approved' === $new ? 'comment.approved' : 'comment.unapproved', $comment );
		}
	}

	public static function on_comment( $id, $approved ) {
		if ( 1 === (int) $approved && 'spam' !== $approved ) {
			self::add_comment( 'comment.approved', get_comment( $id ) );
		}
	}

	public static function on_comment_edited( $id ) {
		$comment = get_comment( $id );
		if ( $comment && '1' === $comment->comment_approved ) {
			self::add_comment( 'comment.approved', $comment );
		}
	}

	public static function on_comment_deleted( $id ) {
		self::add_comment( 'comment.deleted', get_comment( $id ) );
	}

	/* What the portal's page of an author shows: in the profile of each user, and for the portal to ask. */

	/** Who may edit posts may have a page. */
	private static function is_author( $user ) {
		return user_can( $user, 'edit_posts' );
	}

	public static function show_author_fields( $user ) {
		if ( ! self::is_author( $user ) ) {
			return;
		}
		$fields = array(
			'portal_role'    => array( 'Function', 'Shown below the name, such as: Redakteurin, Ressort Politik' ),
			'portal_mail'    => array( 'E-mail for readers', 'Shown to everybody. The address of this account never is.' ),
			'portal_picture' => array( 'Picture', 'The number (ID) of a picture of the media library.' ),
		);
		echo '<h2>Page on the portal</h2><table class="form-table">';
		foreach ( $fields as $key => $texts ) {
			printf(
				'<tr><th><label for="%1$s">%2$s</label></th><td><input id="%1$s" name="%1$s" type="text" class="regular-text" value="%3$s"><p class="description">%4$s</p></td></tr>',
				esc_attr( $key ),
				esc_html( $texts[0] ),
				esc_attr( get_user_meta( $user->ID, $key, true ) ),
				esc_html( $texts[1] )
			);
		}
		printf(
			'<tr><th><label for="portal_links">Links</label></th><td><textarea id="portal_links" name="portal_links" rows="3" class="large-text">%s</textarea><p class="description">One a line: a name and its address, such as: Mastodon https://social.example/@lea</p></td></tr></table>',
			esc_textarea( get_user_meta( $user->ID, 'portal_links', true ) )
		);
	}

	/** WordPress has checked the form's nonce. */
	public static function save_author_fields( $id ) {
		if ( ! current_user_can( 'edit_user', $id ) || ! isset( $_POST['portal_role'] ) ) {
			return;
		}
		$post = wp_unslash( $_POST );
		update_user_meta( $id, 'portal_role', sanitize_text_field( $post['portal_role'] ) );
		update_user_meta( $id, 'portal_mail', sanitize_email( isset( $post['portal_mail'] ) ? $post['portal_mail'] : '' ) );
		$picture = absint( isset( $post['portal_picture'] ) ? $post['portal_picture'] : 0 );
		update_user_meta( $id, 'portal_picture', $picture ? (string) $picture : '' );
		update_user_meta( $id, 'portal_links', sanitize_textarea_field( isset( $post['portal_links'] ) ? $post['portal_links'] : '' ) );
	}

	public static function register_author_field() {
		register_rest_field(
			'user',
			'portal_author',
			array(
				'get_callback' => array( __CLASS__, 'get_author_field' ),
				'schema'       => array( 'type' => 'object', 'context' => array( 'view', 'edit', 'embed' ), 'readonly' => true ),
			)
		);
	}

	public static function get_author_field( $user ) {
		$id    = (int) $user['id'];
		$links = array();
		foreach ( preg_split( '/\R/', (string) get_user_meta( $id, 'portal_links', true ) ) as $line ) {
			if ( preg_match( '~^(.*?)\s*(https?://\S+)\s*$~', $line, $parts ) ) {
				$links[] = array( 'title' => $parts[1], 'link' => $parts[2] );
			}
		}
		return array(
			'role'    => (string) get_user_meta( $id, 'portal_role', true ),
			'mail'    => (string) get_user_meta( $id, 'portal_mail', true ),
			'picture' => (int) get_user_meta( $id, 'portal_picture', true ),
			'links'   => $links,
		);
	}

	/* How it is kept until the request ends. */

	private static function is_content( $post ) {
		$type = get_post_type_object( $post->post_type );
		return $type && $type->public && $type->show_in_rest && 'attachment' !== $post->post_type
			&& ! wp_is_post_revision( $post ) && ! wp_is_post_autosave( $post );
	}

	private static function add_post( $event, $post ) {
		// As the database has it: the order of events goes by it.
		$at = (int) get_post_modified_time( 'U', true, $post->ID );
		self::add(
			array( 'event' => $event, 'id' => (int) $post->ID, 'type' => $post->post_type, 'at' => $at ),
			"post:{$post->ID}"
		);
	}

	private static function add_term( $event, $id, $taxonomy ) {
		if ( ! in_array( $taxonomy, array( 'category', 'post_tag' ), true ) ) {
			return;
		}
		$former = isset( self::$former[ $id ] ) ? self::$former[ $id ] : '';
		self::add(
			array( 'event' => $event, 'id' => (int) $id, 'taxonomy' => $taxonomy, 'former' => $former, 'at' => time() ),
			"term:$id"
		);
	}

	private static function add_author( $event, $id, $before ) {
		self::add( array( 'event' => $event, 'id' => (int) $id, 'former' => $before->user_nicename, 'at' => time() ), "author:$id" );
	}

	private static function add_comment( $event, $comment ) {
		if ( ! $comment || ! in_array( $comment->comment_type, array( '', 'comment' ), true ) ) {
			return;
		}
		self::add(
			array(
				'event' => $event,
				'id'    => (int) $comment->comment_ID,
				'post'  => (int) $comment->comment_post_ID,
				'type'  => get_post_type( $comment->comment_post_ID ) ?: 'post',
				'at'    => time(),
			),
			"comment:{$comment->comment_post_ID}"
		);
	}

	private static function add( $event, $key ) {
		self::$events[ $key ] = $event;
	}

	/* How it is sent. */

	/** At the end of a request, and behind its answer where the server allows it. */
	public static function send_now() {
		if ( ! self::$events || '' === get_option( self::OPTION_URL, '' ) ) {
			return;
		}
		$events       = array_values( self::$events );
		self::$events = array();
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			fastcgi_finish_request();
		}
		foreach ( array_chunk( $events, self::MAX_EVENTS ) as $chunk ) {
			if ( ! self::send( $chunk, 3 ) ) {
				self::wait( $chunk );
			}
		}
	}

	/** Whether the portal has taken the events. What is malformed is not sent again. */
	private static function send( $events, $timeout ) {
		$secret    = (string) get_option( self::OPTION_SECRET, '' );
		// Two deliveries of one second may tell of the same thing, and each counts: a delivery that comes twice is passed over.
		$body      = wp_json_encode( array( 'events' => $events, 'delivery' => wp_generate_uuid4() ) );
		$timestamp = (string) time();
		$reply     = wp_remote_post(
			get_option( self::OPTION_URL ),
			array(
				'timeout'     => $timeout,
				'redirection' => 0,
				'headers'     => array(
					'content-type'       => 'application/json',
					'x-bridge-timestamp' => $timestamp,
					'x-bridge-signature' => self::sign( $secret, $timestamp, $body ),
				),
				'body'        => $body,
			)
		);
		$status    = is_wp_error( $reply ) ? 0 : (int) wp_remote_retrieve_response_code( $reply );
		update_option( 'portal_bridge_last', gmdate( 'Y-m-d H:i:s' ) . ' UTC: ' . ( $status ? "status $status" : $reply->get_error_message() ), false );
		return in_array( $status, array( 202, 400, 409, 413 ), true );
	}

	public static function sign( $secret, $timestamp, $body ) {
		return 'sha256=' . hash_hmac( 'sha256', $timestamp . '.' . $body, $secret );
	}

	private static function wait( $events ) {
		$queue = (array) get_option( self::OPTION_QUEUE, array() );
		foreach ( $events as $event ) {
			$queue[] = array( 'event' => $event, 'since' => time(), 'tries' => 0 );
		}
		update_option( self::OPTION_QUEUE, array_slice( $queue, -self::MAX_WAITING ), false );
		self::plan( 0 );
	}

	private static function plan( $tries ) {
		if ( ! wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS * pow( 2, min( $tries, 6 ) ), self::HOOK );
		}
	}

	/** By WP-Cron: the oldest first; at the first failure all others wait on. */
	public static function send_waiting() {
		$queue = (array) get_option( self::OPTION_QUEUE, array() );
		$queue = array_values(
			array_filter(
				$queue,
				function ( $entry ) {
					return $entry['since'] > time() - self::GIVE_UP_AFTER;
				}
			)
		);
		update_option( self::OPTION_QUEUE, array(), false );
		while ( $queue ) {
			$chunk = array_slice( $queue, 0, self::MAX_EVENTS );
			if ( ! self::send( array_column( $chunk, 'event' ), 15 ) ) {
				break;
			}
			$queue = array_slice( $queue, count( $chunk ) );
		}
		if ( $queue ) {
			foreach ( $queue as $index => $entry ) {
				$queue[ $index ]['tries'] = $entry['tries'] + 1;
			}
			// What came while this ran stands behind it.
			$fresh = (array) get_option( self::OPTION_QUEUE, array() );
			update_option( self::OPTION_QUEUE, array_slice( array_merge( $queue, $fresh ), -self::MAX_WAITING ), false );
			self::plan( $queue[0]['tries'] );
		}
	}

	/* Settings, Bridge. */

	public static function register_settings() {
		register_setting(
			'portal_bridge',
			self::OPTION_URL,
			array( 'type' => 'string', 'sanitize_callback' => 'esc_url_raw', 'default' => '' )
		);
		register_setting(
			'portal_bridge',
			self::OPTION_SECRET,
			array( 'type' => 'string', 'sanitize_callback' => array( __CLASS__, 'keep_secret' ), 'default' => '' )
		);
	}

	/** An empty field leaves the secret as it is: it is never shown. */
	public static function keep_secret( $value ) {
		$value = trim( (string) $value );
		return '' === $value ? (string) get_option( self::OPTION_SECRET, '' ) : $value;
	}

	public static function add_page() {
		add_options_page( 'Bridge', 'Bridge', 'manage_options', 'portal-bridge', array( __CLASS__, 'show_page' ) );
	}

	public static function show_page() {
		if ( ! current_user_can( 'manage_options' ) ) {
			return;
		}
		$has_secret = '' !== get_option( self::OPTION_SECRET, '' );
		?>
		<div class="wrap">
			<h1>Bridge to the portal</h1>
			<form method="post" action="options.php">
				<?php settings_fields( 'portal_bridge' ); ?>
				<table class="form-table">
					<tr>
						<th><label for="portal-bridge-url">Address</label></th>
						<td><input id="portal-bridge-url" class="regular-text" type="url" name="<?php echo esc_attr( self::OPTION_URL ); ?>"
							value="<?php echo esc_attr( get_option( self::OPTION_URL, '' ) ); ?>" placeholder="https://your.portal/webhooks/wordpress"></td>
					</tr>
					<tr>
						<th><label for="portal-bridge-secret">Secret</label></th>
						<td><input id="portal-bridge-secret" class="regular-text" type="password" autocomplete="new-password"
							name="<?php echo esc_attr( self::OPTION_SECRET ); ?>" value="" placeholder="<?php echo $has_secret ? 'is set; leave empty to keep it' : ''; ?>"></td>
					</tr>
				</table>
				<?php submit_button(); ?>
			</form>
			<p>Last delivery: <?php echo esc_html( get_option( 'portal_bridge_last', 'none' ) ); ?>.
				Waiting: <?php echo count( (array) get_option( self::OPTION_QUEUE, array() ) ); ?>.</p>
			<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
				<input type="hidden" name="action" value="portal_bridge_test">
				<?php wp_nonce_field( 'portal_bridge_test' ); ?>
				<?php submit_button( 'Send a test', 'secondary' ); ?>
			</form>
		</div>
		<?php
	}

	public static function on_test() {
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( 'Not allowed', 403 );
		}
		check_admin_referer( 'portal_bridge_test' );
		self::send( array( array( 'event' => 'ping', 'at' => time() ) ), 10 );
		wp_safe_redirect( admin_url( 'options-general.php?page=portal-bridge' ) );
		exit;
	}
}

Portal_Bridge::start();
